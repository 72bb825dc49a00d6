import type { Locale } from '@polydex/contract/locale/locale'
import type { ReactNode } from 'react'
import type { PageName } from '../../addresses/pages.ts'
import { pathTo, type Query } from '../../addresses/path-to.ts'
import { offerRankings, type RankingView } from '../../navigation/ranking-pages.ts'
import { asServed } from '../../i18n/as-served.ts'
import { keepWords } from '../../i18n/keep-words.ts'
import { useLanguage, useTranslate } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { MonthMenu } from '../../ui/opening/month-menu.tsx'
import type { RankingText } from './ranking-text.ts'
import '../../ui/page/scroll-line.css'
import './ranking-frame.css'

/** The addresses of one ranking: its own, and those of its other months and pages. */
export type RankingAddresses = {
  canonical: { page: PageName; parameter: string | undefined; query: Query }
  ofMonth: (month: string | undefined) => string
  ofPage: (page: number) => string
}

export function rankingAddresses(
  page: PageName,
  locale: Locale,
  parameter: string | undefined,
  query: Query,
  months: readonly string[],
): RankingAddresses {
  // The newest month, given explicitly, is the same page as the ranking without a month.
  const month = query.month === months[0] ? undefined : query.month
  return {
    canonical: { page, parameter, query: { month, sort: query.sort, page: query.page } },
    ofMonth: (chosen) => pathTo(page, locale, parameter, { ...query, month: chosen, page: undefined }),
    ofPage: (number) => pathTo(page, locale, parameter, { ...query, page: number }),
  }
}

type RankingFrameProps = {
  text: RankingText
  months: readonly string[]
  month: string | null
  addresses: RankingAddresses
  /** Selects the category, country or source. */
  menu?: ReactNode
  /** Above the heading: why this is shown. */
  note?: ReactNode
  /** Where the figures come from. */
  provenance: ReactNode
  children: ReactNode
  /** Below the list: as a table, as a citation, on paper. */
  takeAway: ReactNode
}

/** Common parts of all rankings: tabs, title and explanation, menus, and the source of the figures. */
export function RankingFrame({
  text,
  months,
  month,
  addresses,
  menu,
  note,
  provenance,
  children,
  takeAway,
}: RankingFrameProps) {
  const t = useTranslate()
  return (
    <>
      <RankMenu current={text.view} />
      {note}
      <div className="rank-top">
        <div>
          <h1 {...asServed}>{keepWords(text.heading)}</h1>
          {text.lead !== undefined && (
            <p className="lead" {...asServed}>
              {text.lead}
            </p>
          )}
        </div>
        <div className="in-row field-row">
          {menu}
          <MonthMenu label={t('ranking.month')} months={months} current={month} addressOf={addresses.ofMonth} />
        </div>
      </div>
      <div className="rank-note">
        {provenance}
        <details className="how">
          <summary className="opener">
            <Icon name="info" small />
            {t('ranking.howHeading')}
          </summary>
          {text.how.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      </div>
      {children}
      {takeAway}
    </>
  )
}

/** Tabs on every ranking page. A list of one category, country or source belongs to the tab of its overview. */
function RankMenu({ current }: { current: RankingView }) {
  const { t, locale } = useLanguage()
  const figures = useSite()?.figures
  return (
    <nav className="rank-menu scroll-line" aria-label={t('ranking.kinds')}>
      {offerRankings(figures).map(({ view, page, name, lists }) => (
        <Link
          key={view}
          to={pathTo(page, locale)}
          aria-current={view === current ? 'page' : lists === current ? 'true' : undefined}
        >
          {name(t)}
        </Link>
      ))}
    </nav>
  )
}
