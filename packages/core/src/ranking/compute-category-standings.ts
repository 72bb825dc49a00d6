import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { decideBasis, figureFor, type Candidate } from './compute-ranking.ts'
import { computeGrowthRate } from '../traffic/growth.ts'

export type CategoryStanding = {
  category: string
  rank: number | null
  tools: number
  amount: number | null
  growth: number | null
  growthRate: number | null
}

export type CategoryStandings = { basis: RankingBasis; standings: CategoryStanding[] }

/**
 * Categories by the summed figures of their tools, largest first. Growth compares only tools whose two months are
 * comparable: otherwise a tool that joined would look like growth of the category. Equal sums share a rank and are
 * ordered by slug.
 */
export function computeCategoryStandings(toolsOf: ReadonlyMap<string, readonly Candidate[]>): CategoryStandings {
  const basis = decideBasis([...new Set([...toolsOf.values()].flat())])
  const sums = [...toolsOf].map(([category, candidates]) => ({
    category,
    tools: candidates.length,
    ...sumUp(candidates, basis),
  }))
  sums.sort((a, b) => (b.amount ?? -1) - (a.amount ?? -1) || (a.category < b.category ? -1 : 1))
  const standings: CategoryStanding[] = []
  for (const [index, sum] of sums.entries()) {
    const above = standings.at(-1)
    const rank = sum.amount === null ? null : above?.amount === sum.amount ? above.rank : index + 1
    standings.push({ ...sum, rank })
  }
  return { basis, standings }
}

function sumUp(
  candidates: readonly Candidate[],
  basis: RankingBasis,
): Pick<CategoryStanding, 'amount' | 'growth' | 'growthRate'> {
  const figures = candidates.flatMap((candidate) => figureFor(candidate, basis) ?? [])
  if (figures.length === 0) return { amount: null, growth: null, growthRate: null }
  const amount = figures.reduce((sum, figure) => sum + figure.amount, 0)
  const comparable = figures.flatMap(({ amount: now, amountBefore }) =>
    amountBefore === null ? [] : [{ now, before: amountBefore }],
  )
  if (comparable.length === 0) return { amount, growth: null, growthRate: null }
  const now = comparable.reduce((sum, figure) => sum + figure.now, 0)
  const before = comparable.reduce((sum, figure) => sum + figure.before, 0)
  return { amount, growth: now - before, growthRate: basis === 'bands' ? null : computeGrowthRate(now, before) }
}
