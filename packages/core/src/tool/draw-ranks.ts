import { seedRandom } from '@polydex/contract/seed-random'

/** Seeds are part of addresses: nine digits are enough and can be read aloud. */
export const maxSeed = 999_999_999

/** Draws `count` distinct ranks below `total`; all of them in random order if there are no more. */
export function drawRanks(seed: number, count: number, total: number): number[] {
  const ranks = new Set<number>()
  const random = seedRandom(seed)
  while (ranks.size < Math.min(count, total)) ranks.add(Math.floor(random() * total))
  return [...ranks]
}
