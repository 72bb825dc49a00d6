import { offerRankings } from '../../../addresses/ranking-pages.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { Link } from '../../../ui/link.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'
import type { InsteadOf } from './find-instead.server.ts'
import { LeaderList } from './leader-list.tsx'
import './source-overview.css'

/** Instead of a ranking by source, for which there are no figures: says why, and leads to the rankings that exist. */
export function NoSourceFigures({ instead }: { instead: InsteadOf | null }) {
  const { t, locale } = useLanguage()
  const rankings = offerRankings(useSite()?.figures).filter(({ view }) => view !== 'sources')
  const toolsOf = (view: string) =>
    instead === null ? [] : view === 'all' ? instead.all : view === 'trending' ? instead.trending : []
  return (
    <EmptyRanking text={t('ranking.noFiguresSources')}>
      <ul className="source-overview">
        {rankings.map(({ view, page, name }) => (
          <li key={view}>
            <h2>
              <Link to={pathTo(page, locale)}>{name(t)}</Link>
            </h2>
            {toolsOf(view).length > 0 && <LeaderList tools={toolsOf(view)} />}
          </li>
        ))}
      </ul>
    </EmptyRanking>
  )
}
