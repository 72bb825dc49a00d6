import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'

/**
 * A number of tools beside a name. Sighted readers get the unit from context; screen readers hear it. A page has a
 * hundred of these, so the unit is the same word everywhere, which compresses to nothing.
 */
export function ToolCount({ n }: { n: number }) {
  const { t, locale } = useLanguage()
  return (
    <>
      <span className="unseen">{t('site.toolsUnit')}</span>
      <span className="num" {...asServed}>
        {formatNumber(locale, n)}
      </span>
    </>
  )
}
