import type { ToolRanking as ToolRankingData } from '@polydex/contract/ranking'
import type { ReactNode } from 'react'
import { Pagination } from '../../ui/pagination.tsx'
import { Provenance } from '../../ui/provenance.tsx'
import type { RankingText } from './describe-ranking.ts'
import type { RankingAddresses } from './ranking-addresses.ts'
import { RankingFrame } from './ranking-frame.tsx'
import { RankingTable } from './ranking-table.tsx'

type ToolRankingProps = {
  ranking: ToolRankingData
  text: RankingText
  addresses: RankingAddresses
  menu?: ReactNode
  /** Shown instead of an empty table. */
  empty: ReactNode
}

/** A ranking whose rows are tools. */
export function ToolRanking({ ranking, text, addresses, menu, empty }: ToolRankingProps) {
  const { month, months, sources, tools } = ranking
  return (
    <RankingFrame
      text={text}
      months={months}
      month={month}
      addresses={addresses}
      menu={menu}
      provenance={sources.length > 0 && <Provenance sources={sources} month={month} />}
    >
      {tools.length === 0 ? empty : <RankingTable ranking={ranking} kind={text.kind} caption={text.title} />}
      <Pagination page={ranking.page} pages={ranking.pages} addressOf={addresses.ofPage} />
    </RankingFrame>
  )
}
