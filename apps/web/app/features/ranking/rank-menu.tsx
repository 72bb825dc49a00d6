import { useLanguage, type Translate } from '../../i18n/translate.tsx'
import type { PageName } from '../../addresses/pages.ts'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import type { RankingView } from './ranking-view.ts'
import './rank-menu.css'

type Tab = { kind: RankingView; page: PageName; name: (t: Translate) => string; holds?: RankingView }

/** A list of one category, country or source belongs to the tab of its overview. */
const tabs: readonly Tab[] = [
  { kind: 'all', page: 'rank-category-tools', name: (t) => t('site.rankTools') },
  { kind: 'trending', page: 'rank-hot', name: (t) => t('site.rankHot') },
  { kind: 'categories', page: 'rank-categories', name: (t) => t('site.rankCategories'), holds: 'category' },
  { kind: 'regions', page: 'rank-regions', name: (t) => t('site.byCountry'), holds: 'region' },
  { kind: 'sources', page: 'rank-sources', name: (t) => t('site.bySource'), holds: 'source' },
]

/** The kinds of rankings, as tabs on every ranking page. */
export function RankMenu({ current }: { current: RankingView }) {
  const { t, locale } = useLanguage()
  return (
    <nav className="rank-menu" aria-label={t('ranking.kinds')}>
      {tabs.map(({ kind, page, name, holds }) => (
        <Link
          key={kind}
          to={pathTo(page, locale)}
          aria-current={kind === current ? 'page' : holds === current ? 'true' : undefined}
        >
          {name(t)}
        </Link>
      ))}
    </nav>
  )
}
