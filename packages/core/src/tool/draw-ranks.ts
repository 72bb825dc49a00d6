import { seedRandom } from '@polydex/contract/seed-random'

/** Seeds stand in addresses: nine digits are enough and can be read aloud. */
export const maxSeed = 999_999_999

/** `count` different ranks below `total`, or all of them in random order where there are not more. */
export function drawRanks(seed: number, count: number, total: number): number[] {
  const ranks = new Set<number>()
  const random = seedRandom(seed)
  while (ranks.size < Math.min(count, total)) ranks.add(Math.floor(random() * total))
  return [...ranks]
}
