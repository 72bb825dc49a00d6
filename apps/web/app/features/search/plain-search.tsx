import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/form/filter-box.css'
import './search-field.css'

/** A search field without script, for error pages. */
export function PlainSearch() {
  const { t, locale } = useLanguage()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element instead of two; the role has older support
    <form className="filter-box search" role="search" action={pathTo('find', locale)}>
      <Icon name="search" />
      <label className="unseen" htmlFor="plain-search">
        {t('site.search')}
      </label>
      <input id="plain-search" name="q" type="search" maxLength={200} placeholder={t('site.searchPlaceholder')} />
      <button className="btn">{t('site.search')}</button>
    </form>
  )
}
