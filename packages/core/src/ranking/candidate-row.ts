import type { TrafficKind } from '@polydex/contract/figure/ranking'
import type { Candidate, Figure } from './compute-ranking.ts'

/** Columns returned by every query for candidates. */
export type CandidateRow = {
  tool_id: number
  slug: string
  provider_id: number | null
  kind: TrafficKind | null
  amount: number | null
  amount_before: number | null
  band_provider_id: number | null
  band_amount: number | null
  /** Over the lists of both months, if there are enough of them; absent if a list has no trend. */
  band_rise?: number | null
  band_rise_before?: number | null
}

const toFigure = (providerId: number | null, amount: number | null, amountBefore: number | null): Figure | null =>
  providerId === null || amount === null ? null : { providerId, amount, amountBefore }

export function toCandidate(row: CandidateRow): Candidate {
  const traffic = toFigure(row.provider_id, row.amount, row.amount_before)
  return {
    toolId: row.tool_id,
    slug: row.slug,
    visits: row.kind === 'sample' ? null : traffic,
    bands: toFigure(row.band_provider_id, row.band_amount, null),
    rise: toFigure(row.band_provider_id, row.band_rise ?? null, row.band_rise_before ?? null),
    sample: row.kind === 'sample' ? traffic : null,
  }
}
