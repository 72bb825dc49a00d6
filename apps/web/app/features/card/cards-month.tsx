import { useContext } from 'react'
import { asServed } from '../../i18n/as-served.ts'
import { formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { SiteFiguresContext } from '../../request/site-figures.ts'

/** The month of the figures on cards; providers may differ between cards. */
export function CardsMonth() {
  const { t, locale } = useLanguage()
  const { figuresMonth = null, figuresBasis = null } = useContext(SiteFiguresContext) ?? {}
  if (figuresMonth === null || figuresBasis === 'none') return null
  const month = formatMonth(locale, figuresMonth)
  return (
    <p className="meta" {...asServed}>
      {figuresBasis === 'sample' ? t('site.figuresOfSample', { month }) : t('site.figuresOf', { month })}
    </p>
  )
}
