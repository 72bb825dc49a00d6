import type { Random } from '@polydex/contract/seed-random'

/** Draws places 0 … count - 1 by Zipf's law: place 1 comes half as often as place 0, place 2 a third as often. */
export function createZipf(count: number, random: Random): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let place = 0; place < count; place += 1) sums[place] = sum += 1 / (place + 1)
  return () => {
    const wanted = random() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}
