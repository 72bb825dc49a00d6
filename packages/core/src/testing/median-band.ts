import type { BandCounts } from '@polydex/contract/figure/band-summary'
import { bands } from '@polydex/contract/figure/bands'

/**
 * Reference implementation of the median of counts by band, to compare with the stored one; of two in the middle, the
 * better. Null if nothing is counted.
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

const sum = (counts: BandCounts): number => counts.reduce((total, count) => total + count, 0)
