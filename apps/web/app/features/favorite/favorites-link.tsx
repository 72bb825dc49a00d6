import { useLocation } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { useFavoriteCount } from './store/use-favorites.ts'
import './favorites-link.css'

/** The heart in the header with the number of favourites: shows where a saved tool went. */
export function FavoritesLink() {
  const { t, locale } = useLanguage()
  const { pathname } = useLocation()
  const to = pathTo('collect', locale)
  const n = useFavoriteCount()
  return (
    <Link
      className="tool-btn icon-only favorites-link"
      to={to}
      aria-label={n === 0 ? t('site.favorites') : t('site.favoritesCount', { n })}
      aria-current={pathname === to ? 'page' : undefined}
    >
      <Icon name="heart" />
      {n > 0 && <span className="num">{formatNumber(locale, n)}</span>}
    </Link>
  )
}
