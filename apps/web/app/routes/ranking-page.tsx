import type { ToolRanking } from '@polydex/contract/figure/ranking'
import type { ComponentProps, ReactNode } from 'react'
import type { PageName } from '../addresses/pages.ts'
import type { Query } from '../addresses/path-to.ts'
import { describeRanking, type RankingSubject } from '../features/ranking/describe-ranking.ts'
import type { RankedFigures, RankingText } from '../features/ranking/ranking-text.ts'
import { rankingAddresses, RankingFrame, type RankingAddresses } from '../features/ranking/ranking-frame.tsx'
// For its styles: the server renders it, and the client bundle contains nothing else of it.
import '../features/ranking/table/ranked-table.tsx'
import type { ShownRanking } from '../features/ranking/render-ranking.server.tsx'
import { PageHead } from '../features/site/page-head.tsx'
import { basisName } from '../features/ranking/basis-note.tsx'
import { useLanguage } from '../i18n/translate.tsx'
import type { ShareImage } from '../share/share-picture.ts'
import { useServerPart } from '../request/use-server-part.ts'
import { TableLink } from '../ui/take/take-table.tsx'
import { describeSources, TakeAway } from '../ui/take/take-away.tsx'
import { Pagination } from '../ui/list/pagination.tsx'
import { Provenance } from '../ui/figures/provenance.tsx'

type OwnProps = {
  page: PageName
  /** The category, country or source of the canonical address. */
  parameter?: string | undefined
  query: Query
  subject: RankingSubject
  /** Selects the category, country or source. */
  menu?: ReactNode
  /** Above the heading: why this is shown. */
  note?: ReactNode
  share?: ShareImage | null
  /** The kind of its table; overviews have none. */
  table?: ComponentProps<typeof TableLink>['kind']
}

type RankingPageProps = OwnProps & {
  /** Replaces the texts derived from subject and figures. */
  text?: RankingText
  figures: RankedFigures & { months: readonly string[] }
  /** Whether search engines should index it. */
  isListed?: boolean
  provenance: ReactNode
  /** Of its figures, for a citation; empty: they are named by their basis alone. */
  sources?: ToolRanking['sources']
  children: (text: RankingText, addresses: RankingAddresses) => ReactNode
}

/** Shared by the routes of all rankings. Pages with another page size are not indexed. */
export function RankingPage({
  page,
  parameter,
  query,
  subject,
  text: ownText,
  menu,
  note,
  share,
  figures,
  isListed = figures.total > 0,
  provenance,
  sources,
  table,
  children,
}: RankingPageProps) {
  const language = useLanguage()
  const { t, locale } = language
  const text = ownText ?? describeRanking(t, locale, subject, figures)
  const addresses = rankingAddresses(page, locale, parameter, query, figures.months)
  return (
    <div className="wrap">
      <PageHead
        title={text.title}
        description={text.description}
        {...addresses.canonical}
        indexable={query.pageSize === undefined && query.sort === undefined && isListed}
        share={share}
      />
      <RankingFrame
        text={text}
        months={figures.months}
        month={figures.month}
        addresses={addresses}
        menu={menu}
        note={note}
        provenance={provenance}
        takeAway={
          figures.total > 0 &&
          figures.month !== null && (
            <TakeAway
              title={text.title}
              source={
                sources !== undefined && sources.length > 0
                  ? describeSources(language, sources)
                  : basisName(t, figures.basis)
              }
              address={addresses.ofMonth(figures.month)}
              table={
                table && (
                  <TableLink
                    kind={table}
                    of={parameter}
                    month={figures.month}
                    sort={query.sort === 'rise' ? 'rise' : undefined}
                  />
                )
              }
            />
          )
        }
      >
        {children(text, addresses)}
      </RankingFrame>
    </div>
  )
}

type ToolRankingPageProps = OwnProps & {
  ranking: ShownRanking
  /** The rows as HTML; undefined in a document. */
  rows: string | undefined
  /** Above the rows: how they are ordered. */
  order?: ReactNode
  /** Shown instead of an empty table. */
  empty: ReactNode
}

/** A ranking whose rows are tools. */
export function ToolRankingPage({ ranking, rows, order, empty, ...own }: ToolRankingPageProps) {
  const { month, sources, page, pages, isEmpty, isCompared } = ranking
  const served = useServerPart('table', rows)
  return (
    <RankingPage
      {...own}
      figures={ranking}
      sources={sources}
      provenance={sources.length > 0 && <Provenance sources={sources} month={month} isCompared={isCompared} />}
    >
      {(_text, addresses) => (
        <>
          {order}
          {isEmpty ? empty : <div {...served} />}
          <Pagination page={page} pages={pages} addressOf={addresses.ofPage} />
        </>
      )}
    </RankingPage>
  )
}
