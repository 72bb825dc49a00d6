import { useLanguage } from '../../../i18n/translate.tsx'
import { Link } from '../../../ui/link.tsx'
import { addressIn, type FavoritePlace } from '../store/favorite-place.ts'

/** The address selects a category that contains no favourite. */
export function NoneInCategory({ place }: { place: FavoritePlace }) {
  const { t, locale } = useLanguage()
  return (
    <div className="in-row collection-fault">
      <p>{t('collect.noneInCategory')}</p>
      <Link className="btn" to={addressIn(locale, place, { category: undefined })}>
        {t('collect.showAll')}
      </Link>
    </div>
  )
}
