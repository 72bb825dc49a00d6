/** Returns pseudorandom numbers in [0, 1) that depend on the seed alone. */
export type Random = () => number

/**
 * mulberry32; a text as seed is hashed with FNV-1a. Covers, sample figures and addresses with a seed depend on these
 * numbers: they must stay the same on every machine and in every release. Not for secrets.
 */
export function seedRandom(seed: number | string): Random {
  let state = typeof seed === 'string' ? hash(seed) : seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function hash(text: string): number {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return state
}
