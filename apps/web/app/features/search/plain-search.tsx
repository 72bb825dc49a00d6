import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { Icon } from '../../ui/icon.tsx'
import './search-field.css'

/** The search without any script of its own, for pages where something has gone wrong already. */
export function PlainSearch() {
  const { t, locale } = useLanguage()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element instead of two; assistive software knows the role longer
    <form className="search" role="search" action={pathTo('find', locale)}>
      <Icon name="search" />
      <label className="visually-hidden" htmlFor="plain-search">
        {t('site.search')}
      </label>
      <input id="plain-search" name="q" type="search" maxLength={200} placeholder={t('site.searchPlaceholder')} />
      <button className="btn">{t('site.search')}</button>
    </form>
  )
}
