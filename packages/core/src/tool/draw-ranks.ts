/** Seeds stand in addresses: nine digits are enough and can be read aloud. */
export const maxSeed = 999_999_999

/** A number from 0 up to below 1, the next of a sequence that depends on the seed alone (mulberry32). */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed | 0
  for (;;) {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** `count` different ranks below `total`, or all of them in random order where there are not more. */
export function drawRanks(seed: number, count: number, total: number): number[] {
  const ranks = new Set<number>()
  const numbers = randomNumbers(seed)
  while (ranks.size < Math.min(count, total)) ranks.add(Math.floor(numbers.next().value * total))
  return [...ranks]
}
