import { asServed } from '../i18n/as-served.ts'
import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'

/**
 * A number of tools beside a name. The eye knows of what from the place; for the ear it has its unit. A page has a hundred
 * of them, so the unit is the same word everywhere, which compresses to nothing.
 */
export function ToolCount({ n }: { n: number }) {
  const { t, locale } = useLanguage()
  return (
    <>
      <span className="visually-hidden">{t('site.toolsUnit')}</span>
      <span className="num" {...asServed}>
        {formatNumber(locale, n)}
      </span>
    </>
  )
}
