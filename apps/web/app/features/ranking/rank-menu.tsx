import { pathTo } from '../../addresses/path-to.ts'
import { offerRankings, type RankingView } from '../../navigation/ranking-pages.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'
import { Link } from '../../ui/link.tsx'
import '../../ui/page/scroll-line.css'
import './rank-menu.css'

/** Tabs on every ranking page. A list of one category, country or source belongs to the tab of its overview. */
export function RankMenu({ current }: { current: RankingView }) {
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
