import { offerRankings } from '../../../navigation/ranking-pages.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { Link } from '../../../ui/link.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'
import type { InsteadOf } from './find-instead.server.ts'
import { LeaderList } from './leader-list.tsx'
import './source-overview.css'

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
