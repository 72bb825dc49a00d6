import { offerRankings } from '../../../navigation/ranking-pages.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatNumber } from '../../../i18n/format.ts'
import { useLanguage, useLocale, useTranslate } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { Link } from '../../../ui/link.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { MoreLink } from '../../../ui/more-link.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'
import type { InsteadOf } from './find-instead.server.ts'
import {
  sourceMeaning,
  sourceName,
  trafficSources,
  type SourceWithLeaders,
  type TrafficSource,
} from './traffic-source.ts'
import '../rank-lines.css'
import './source-overview.css'

type SourceOverviewProps = {
  lists: readonly SourceWithLeaders[]
  addressOf: (source: TrafficSource) => string
}

/** The six sources of visits, what each means, and its first three tools; those without figures say so. */
export function SourceOverview({ lists, addressOf }: SourceOverviewProps) {
  const t = useTranslate()
  return (
    <ul className="source-overview">
      {trafficSources.map((source) => {
        const list = lists.find((offered) => offered.source === source)
        return (
          <li key={source}>
            <h2>
              {list === undefined ? (
                sourceName(t, source)
              ) : (
                <Link className="tap" to={addressOf(source)}>
                  {sourceName(t, source)}
                </Link>
              )}
            </h2>
            <p>{sourceMeaning(t, source)}</p>
            {list === undefined ? (
              <p className="meta">{t('site.noData')}</p>
            ) : (
              <>
                <LeaderList tools={list.topTools} />
                <MoreLink to={addressOf(source)}>{t('ranking.allOfList', { n: list.total })}</MoreLink>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

const isLed = (view: string): view is keyof InsteadOf => view === 'all' || view === 'trending'

/**
 * Instead of a ranking by source, for which there are no figures: says why, and leads to the rankings that exist, two of
 * them with their first tools.
 */
export function NoSourceFigures({ instead }: { instead: InsteadOf | null }) {
  const { t, locale } = useLanguage()
  const rankings = offerRankings(useSite()?.figures)
    .filter(({ view }) => view !== 'sources')
    .map((ranking) => ({
      ...ranking,
      to: pathTo(ranking.page, locale),
      tools: instead !== null && isLed(ranking.view) ? instead[ranking.view] : [],
    }))
  return (
    <EmptyRanking text={t('ranking.noFiguresSources')}>
      <ul className="source-overview instead">
        {rankings.map(
          ({ view, to, name, tools }) =>
            tools.length > 0 && (
              <li key={view}>
                <h2>
                  <Link className="tap" to={to}>
                    {name(t)}
                  </Link>
                </h2>
                <LeaderList tools={tools} />
              </li>
            ),
        )}
      </ul>
      <ul className="in-row">
        {rankings.map(
          ({ view, to, name, tools }) =>
            tools.length === 0 && (
              <li key={view}>
                <Link className="btn" to={to}>
                  {name(t)}
                </Link>
              </li>
            ),
        )}
      </ul>
    </EmptyRanking>
  )
}

type LeaderListProps = { tools: readonly { slug: string; name: string; mark: string | null; visits: number | null }[] }

/** The first tools of a list, one per line, with the visits that the list counts. */
function LeaderList({ tools }: LeaderListProps) {
  const locale = useLocale()
  return (
    <ol className="rank-lines leader-list">
      {tools.map(({ slug, name, mark, visits }, index) => (
        <li key={slug}>
          <Link to={pathTo('tool', locale, slug)}>
            <span className="num" aria-hidden="true">
              {formatNumber(locale, index + 1)}
            </span>
            <Mark name={name} mark={mark} size={24} />
            <span>{name}</span>
            {visits !== null && (
              <span className="num" {...asServed}>
                {formatCompact(locale, visits)}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  )
}
