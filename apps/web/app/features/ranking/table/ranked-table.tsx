import type { ToolRanking } from '@polydex/contract/figure/ranking'
import { useLanguage } from '../../../i18n/translate.tsx'
import { describeRanking } from '../describe-ranking.ts'
import { RankingTable } from './ranking-table.tsx'
import { ReachTable } from './reach-table.tsx'
import { RisingTable } from './rising-table.tsx'
import type { SubjectOf } from '../shown-ranking.ts'

/** The table for the basis of a ranking. */
export function RankedTable({ ranking, subjectOf }: { ranking: ToolRanking; subjectOf: SubjectOf }) {
  const { t, locale } = useLanguage()
  const { title, view } = describeRanking(t, locale, subjectOf(t, locale), ranking)
  const { tools, month, basis, comparedWith } = ranking
  if (basis === 'bands' && (view === 'all' || view === 'category'))
    return <ReachTable ranking={ranking} caption={title} />
  if (basis === 'bands' && view === 'trending' && month !== null)
    return <RisingTable ranking={{ tools, month, comparedWith }} caption={title} />
  return <RankingTable ranking={ranking} view={view} caption={title} />
}
