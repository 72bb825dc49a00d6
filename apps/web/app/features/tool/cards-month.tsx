import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { useSite } from '../../request/use-site.ts'

/** Of which month the figures on cards are; their providers may differ from card to card. */
export function CardsMonth() {
  const { t, locale } = useLanguage()
  const { figuresMonth = null, figuresBasis = null } = useSite()?.figures ?? {}
  if (figuresMonth === null || figuresBasis === 'none') return null
  const month = formatMonth(locale, figuresMonth)
  return (
    <p className="meta" {...asServed}>
      {figuresBasis === 'sample' ? t('site.figuresOfSample', { month }) : t('site.figuresOf', { month })}
    </p>
  )
}
