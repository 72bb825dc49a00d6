import type { BandSummary } from '@polydex/contract/figure/band-summary'

/** Whether any of these tools has lists that are compared with the month before. */
export const hasMoves = (tools: readonly { bands: Pick<BandSummary, 'ups'> | null }[]): boolean =>
  tools.some(({ bands }) => bands !== null && bands.ups !== null)
