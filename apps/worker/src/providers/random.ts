/** Numbers 0–1 that depend on the seed alone, so that sample figures are the same on every machine and run. */
export function createRandom(seed: string): () => number {
  // FNV-1a spreads the text over 32 bits; mulberry32 makes a sequence of it.
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
