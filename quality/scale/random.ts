import { seedRandom, type Random } from '@polydex/contract/seed-random'

/** One stream of random numbers per invented thing, so that changing one leaves the others as they are. */
export const streams = { tool: 1, site: 2, month: 3, text: 4, order: 5, facts: 6 } as const

/**
 * Random numbers 0–1 that depend on the seeds only. The seeds are mixed as in MurmurHash3, because neighbours such as
 * tools 1 and 2 must not resemble each other.
 */
export function createRandom(...seeds: number[]): Random {
  let state = 0
  for (const seed of seeds) {
    state = Math.imul(state ^ seed ^ 0x9e3779b9, 0x85ebca6b)
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35)
    state ^= state >>> 16
  }
  return seedRandom(state)
}

/** Normally distributed around 0 with deviation 1 (Box–Muller). */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** An index below `count`, uniformly distributed. */
export const drawIndex = (random: Random, count: number): number => Math.floor(random() * count)

/** An index of `weights`, with probability proportional to its weight. */
export function drawWeighted(random: Random, weights: readonly number[]): number {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  const index = weights.findIndex((weight) => (rest -= weight) < 0)
  return index === -1 ? weights.length - 1 : index
}

/** Up to `count` distinct indexes from `draw`. */
export function drawDistinct(count: number, draw: () => number): number[] {
  const drawn = new Set<number>()
  // A repeated index is not redrawn: the loop must end, and the contract is only "up to".
  for (let attempt = 0; attempt < count; attempt += 1) drawn.add(draw())
  return [...drawn]
}
