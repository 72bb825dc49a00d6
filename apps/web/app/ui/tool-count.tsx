import { formatNumber } from '../i18n/format.ts'
import { useLanguage } from '../i18n/translate.tsx'

/** A number of tools beside a name. The eye knows of what from the place; for the ear it has its unit. */
export function ToolCount({ n }: { n: number }) {
  const { t, locale } = useLanguage()
  return (
    <>
      <span className="num" aria-hidden="true" suppressHydrationWarning>
        {formatNumber(locale, n)}
      </span>
      <span className="vh" suppressHydrationWarning>
        {t('site.toolCount', { n })}
      </span>
    </>
  )
}
