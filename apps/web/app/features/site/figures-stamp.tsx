import type { SiteFigures } from '@polydex/contract/category'
import { asServed } from '../../i18n/as-served.ts'
import { formatDay, formatMonth } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'

/** When the catalogue was updated, and the month of the figures: two statements, each from the jobs' own records. */
export function FiguresStamp({ figures }: { figures: SiteFigures }) {
  const { t, locale } = useLanguage()
  const { catalogueUpdatedOn, figuresMonth, figuresBasis } = figures
  const month = figuresMonth === null || figuresBasis === 'none' ? null : formatMonth(locale, figuresMonth)
  return (
    <>
      {catalogueUpdatedOn !== null && (
        <span {...asServed}>{t('site.catalogueUpdated', { day: formatDay(locale, catalogueUpdatedOn) })}</span>
      )}
      {month !== null && (
        <span {...asServed}>
          {figuresBasis === 'sample' ? t('site.figuresOfSample', { month }) : t('site.figuresOf', { month })}
        </span>
      )}
    </>
  )
}
