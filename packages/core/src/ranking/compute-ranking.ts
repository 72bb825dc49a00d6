import type { RankingBasis, TrafficKind } from '@polydex/contract/ranking'
import { computeGrowth, computeGrowthRate } from './growth.ts'

/** How deep lists are stored. */
export const rankingDepth = 1_000

export type TrafficFigure = {
  providerId: number
  kind: TrafficKind
  visits: number
  /** Of the month before, from the same provider; null: not comparable. */
  visitsBefore: number | null
}

export type Candidate = { toolId: number; slug: string; traffic: TrafficFigure | null }

export type RankingEntry = {
  toolId: number
  rank: number | null
  providerId: number | null
  visits: number | null
  growth: number | null
  growthRate: number | null
}

export type ComputedRanking = { basis: RankingBasis; total: number; entries: RankingEntry[] }

/**
 * What a list stands on: real visits as soon as one of its tools has them, else sample figures, else nothing.
 * Invented figures never stand beside real ones: with real visits in the list, a tool with sample figures has no data.
 */
export function decideBasis(candidates: readonly Candidate[]): RankingBasis {
  const kinds = new Set(candidates.map((candidate) => candidate.traffic?.kind))
  if (kinds.has('measured') || kinds.has('estimated')) return 'visits'
  return kinds.has('sample') ? 'sample' : 'none'
}

const isUsable = (traffic: TrafficFigure, basis: RankingBasis): boolean =>
  (traffic.kind === 'sample') === (basis === 'sample')

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Orders the tools of one list and month by visits, most first. Equal visits share a rank (1, 2, 2, 4) and are listed
 * by slug, so that the list does not flicker between refreshes. Tools without data follow, by slug, without a rank.
 */
export function computeRanking(candidates: readonly Candidate[], depth: number = rankingDepth): ComputedRanking {
  const basis = decideBasis(candidates)
  const rows = candidates.map(({ toolId, slug, traffic }) => ({
    toolId,
    slug,
    traffic: traffic !== null && isUsable(traffic, basis) ? traffic : null,
  }))
  rows.sort((a, b) => (b.traffic?.visits ?? -1) - (a.traffic?.visits ?? -1) || compareText(a.slug, b.slug))

  const entries: RankingEntry[] = []
  for (const [index, { toolId, traffic }] of rows.slice(0, depth).entries()) {
    if (traffic === null) {
      entries.push({ toolId, rank: null, providerId: null, visits: null, growth: null, growthRate: null })
      continue
    }
    const above = entries.at(-1)
    entries.push({
      toolId,
      rank: above?.visits === traffic.visits ? above.rank : index + 1,
      providerId: traffic.providerId,
      visits: traffic.visits,
      growth: computeGrowth(traffic.visits, traffic.visitsBefore),
      growthRate: computeGrowthRate(traffic.visits, traffic.visitsBefore),
    })
  }
  return { basis, total: candidates.length, entries }
}
