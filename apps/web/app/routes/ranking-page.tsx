import type { ToolRanking } from '@polydex/contract/ranking'
import type { ReactNode } from 'react'
import type { PageName } from '../addresses/pages.ts'
import type { Query } from '../addresses/path-to.ts'
import {
  describeRanking,
  type RankedFigures,
  type RankingSubject,
  type RankingText,
} from '../features/ranking/describe-ranking.ts'
import { rankingAddresses, type RankingAddresses } from '../features/ranking/ranking-addresses.ts'
import { RankingFrame } from '../features/ranking/ranking-frame.tsx'
import { ReachTable } from '../features/ranking/reach-table.tsx'
import { RankingTable } from '../features/ranking/ranking-table.tsx'
import { RisingTable } from '../features/ranking/rising-table.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { hasMoves } from '../ui/has-moves.ts'
import { Provenance } from '../ui/provenance.tsx'

type OwnProps = {
  page: PageName
  /** The category, country or source of the canonical address. */
  parameter?: string | undefined
  query: Query
  subject: RankingSubject
  /** Selects the category, country or source. */
  menu?: ReactNode
}

type RankingPageProps = OwnProps & {
  /** Instead of the texts that follow from subject and figures. */
  text?: RankingText
  figures: RankedFigures & { months: readonly string[] }
  /** Whether search engines should index it. */
  isListed?: boolean
  provenance: ReactNode
  children: (text: RankingText, addresses: RankingAddresses) => ReactNode
}

/** Shared by the routes of all rankings. Search engines do not index pages of another length. */
export function RankingPage({
  page,
  parameter,
  query,
  subject,
  text: ownText,
  menu,
  figures,
  isListed = figures.total > 0,
  provenance,
  children,
}: RankingPageProps) {
  const { t, locale } = useLanguage()
  const text = ownText ?? describeRanking(t, locale, subject, figures)
  const addresses = rankingAddresses(page, locale, parameter, query, figures.months)
  return (
    <div className="wrap">
      <PageHead
        title={text.title}
        description={text.description}
        {...addresses.canonical}
        indexable={query.pageSize === undefined && isListed}
      />
      <RankingFrame
        text={text}
        months={figures.months}
        month={figures.month}
        addresses={addresses}
        menu={menu}
        provenance={provenance}
      >
        {children(text, addresses)}
      </RankingFrame>
    </div>
  )
}

type ToolRankingPageProps = OwnProps & {
  ranking: ToolRanking
  /** Shown instead of an empty table. */
  empty: ReactNode
}

/** A ranking whose rows are tools. */
export function ToolRankingPage({ ranking, empty, ...own }: ToolRankingPageProps) {
  const { month, basis, comparedWith, sources, tools, page, pages } = ranking
  return (
    <RankingPage
      {...own}
      figures={ranking}
      provenance={sources.length > 0 && <Provenance sources={sources} month={month} isCompared={hasMoves(tools)} />}
    >
      {(text, addresses) => (
        <>
          {tools.length === 0 ? (
            empty
          ) : ranking.basis === 'bands' && (text.view === 'all' || text.view === 'category') ? (
            <ReachTable ranking={ranking} caption={text.title} />
          ) : text.view === 'trending' && basis === 'bands' && month !== null ? (
            <RisingTable ranking={{ tools, month, comparedWith }} caption={text.title} />
          ) : (
            <RankingTable ranking={ranking} view={text.view} caption={text.title} />
          )}
          <Pagination page={page} pages={pages} addressOf={addresses.ofPage} />
        </>
      )}
    </RankingPage>
  )
}
