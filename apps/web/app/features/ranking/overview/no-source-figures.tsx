import { offerRankings } from '../../../addresses/ranking-pages.ts'
import { pathTo } from '../../../addresses/path-to.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { useSite } from '../../../request/use-site.ts'
import { Link } from '../../../ui/link.tsx'
import { EmptyRanking } from '../empty-ranking.tsx'

/** Instead of a ranking by source, for which there are no figures: says so, and offers the rankings that exist. */
export function NoSourceFigures() {
  const { t, locale } = useLanguage()
  const rankings = offerRankings(useSite()?.figures).filter(({ view }) => view !== 'sources')
  return (
    <EmptyRanking text={t('ranking.noFiguresSources')}>
      <ul className="rank-others">
        {rankings.map(({ view, page, name }) => (
          <li key={view}>
            <Link className="btn" to={pathTo(page, locale)}>
              {name(t)}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyRanking>
  )
}
