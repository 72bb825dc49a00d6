/** Numbers from 0 up to below 1 that look random and depend on the seed alone. */
export type Random = () => number

/**
 * mulberry32, and FNV-1a where the seed is a text. Covers, sample figures and addresses with a seed are made of these
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
