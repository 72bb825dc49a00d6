/** The bands that lists know, best first: a site is among the first so many of a country's list. */
export const bands = [1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const

/** How many of something there are in each band, best band first. */
export type BandCounts = readonly number[]

/** A list of at least so many sites is full. In a shorter one nearly everything is among the first 1,000. */
export const fullListSites = 10_000

/**
 * The band in the middle of those that counts hold; of two in the middle the better one. None where nothing is counted.
 */
export function findMedianBand(counts: BandCounts): number | null {
  const total = sum(counts)
  let counted = 0
  for (const [index, band] of bands.entries()) {
    counted += counts[index] ?? 0
    if (counted > 0 && counted * 2 >= total) return band
  }
  return null
}

/** In how many lists a site is among the first `band`: the counts of that band and of all better ones. */
export const countUpTo = (counts: BandCounts, band: number): number =>
  sum(counts.filter((_, index) => (bands[index] ?? Infinity) <= band))

const sum = (counts: BandCounts): number => counts.reduce((total, count) => total + count, 0)
