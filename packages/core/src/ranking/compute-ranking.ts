import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { computeGrowth, computeGrowthRate } from '../traffic/growth.ts'

/** Maximum number of stored entries per list. */
export const rankingDepth = 1_000

/** One provider's figure of a tool in the month and in the month before (null: not comparable). */
export type Figure = { providerId: number; amount: number; amountBefore: number | null }

export type Candidate = {
  toolId: number
  slug: string
  /** Measured or estimated visits. */
  visits: Figure | null
  /** Reach over all countries, or the band in one country. */
  bands: Figure | null
  /** Reach now and before over the lists of both months: the measure of a rise. */
  rise: Figure | null
  /** Invented visits. */
  sample: Figure | null
}

export type RankingEntry = {
  toolId: number
  rank: number | null
  providerId: number | null
  amount: number | null
  growth: number | null
  growthRate: number | null
}

export type ComputedRanking = { basis: RankingBasis; total: number; entries: RankingEntry[] }

/**
 * What the tools of a list are ordered by.
 * amount: visits or reach, largest first · place: bands of a country, smallest first · growthRate, growth: largest
 * first.
 */
export type RankingOrder = 'amount' | 'place' | 'growthRate' | 'growth'

/**
 * The basis of a list: real visits as soon as one of its tools has them, else bands, else sample figures, else none.
 * Kinds are never mixed: tools without figures of the list's kind have no data.
 */
export function decideBasis(candidates: readonly Candidate[]): RankingBasis {
  if (candidates.some(({ visits }) => visits !== null)) return 'visits'
  if (candidates.some(({ bands }) => bands !== null)) return 'bands'
  return candidates.some(({ sample }) => sample !== null) ? 'sample' : 'none'
}

export const figureFor = (candidate: Candidate, basis: RankingBasis): Figure | null =>
  basis === 'none' ? null : candidate[basis]

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The sort weight of a figure, larger first; null: after all others. */
const weightOf: Record<RankingOrder, (figure: Figure) => number | null> = {
  amount: ({ amount }) => amount,
  place: ({ amount }) => -amount,
  growth: ({ amount, amountBefore }) => computeGrowth(amount, amountBefore),
  growthRate: ({ amount, amountBefore }) => computeGrowthRate(amount, amountBefore),
}

/**
 * Orders the tools of one list and month. Equal weights share a rank (1, 2, 2, 4) and are listed by slug, so that the
 * list is stable between refreshes. Tools without data follow, by slug, without a rank.
 * `total` is given if the candidates are already cut to the stored depth.
 */
export function computeRanking(
  candidates: readonly Candidate[],
  order: RankingOrder = 'amount',
  total: number = candidates.length,
  depth: number = rankingDepth,
): ComputedRanking {
  const basis = decideBasis(candidates)
  const rows = candidates.map((candidate) => {
    const figure = figureFor(candidate, basis)
    return {
      toolId: candidate.toolId,
      slug: candidate.slug,
      figure,
      weight: figure === null ? null : weightOf[order](figure),
    }
  })
  rows.sort((a, b) => (b.weight ?? -Infinity) - (a.weight ?? -Infinity) || compareText(a.slug, b.slug))
  rows.sort((a, b) => Number(a.weight === null) - Number(b.weight === null))

  const entries: RankingEntry[] = []
  let above: { weight: number; rank: number } | undefined
  for (const [index, { toolId, figure, weight }] of rows.slice(0, depth).entries()) {
    if (figure === null || weight === null) {
      entries.push({ toolId, rank: null, providerId: null, amount: null, growth: null, growthRate: null })
      continue
    }
    above = { weight, rank: above?.weight === weight ? above.rank : index + 1 }
    const { providerId, amount, amountBefore } = figure
    entries.push({
      toolId,
      rank: above.rank,
      providerId,
      amount,
      // A difference of bands is not growth: a move from the first 5,000 to the first 1,000 says nothing about visits.
      growth: order === 'place' ? null : computeGrowth(amount, amountBefore),
      growthRate: order === 'place' || basis === 'bands' ? null : computeGrowthRate(amount, amountBefore),
    })
  }
  return { basis, total, entries }
}

/** Visits a tool needs in both months to be trending: below, a rate is chance. */
export const trendingFloor = 10_000

const hasEnough = (figure: Figure | null): boolean =>
  figure !== null && figure.amount >= trendingFloor && (figure.amountBefore ?? 0) >= trendingFloor

/**
 * The trending list: by growth rate, only tools with at least 10,000 visits in both months. On the basis of bands: by
 * change of reach over the lists of both months, only tools that rise and that enough of the lists name.
 */
export function computeTrending(candidates: readonly Candidate[]): ComputedRanking {
  const basis = decideBasis(candidates)
  if (basis === 'bands') {
    const rising = candidates.flatMap(({ rise, ...rest }) =>
      rise === null || rise.amount <= (rise.amountBefore ?? 0) ? [] : [{ ...rest, rise, bands: rise }],
    )
    return { ...computeRanking(rising, 'growth'), basis }
  }
  const qualified = candidates.filter((candidate) => hasEnough(figureFor(candidate, basis)))
  return { ...computeRanking(qualified, 'growthRate'), basis }
}
