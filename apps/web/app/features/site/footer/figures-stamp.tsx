import type { SiteFigures } from '@polydex/contract/tool/category'
import { asServed } from '../../../i18n/as-served.ts'
import { formatDay, formatMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'

/**
 * When the catalogue was updated, and the month of the figures: two statements, each from the jobs' own records. Neither
 * says that the site is updated every day unless it is.
 */
export function FiguresStamp({ figures }: { figures: SiteFigures }) {
  const { t, locale } = useLanguage()
  const { catalogueUpdatedOn, isUpdatedDaily, figuresMonth, figuresBasis } = figures
  const day = catalogueUpdatedOn === null ? null : formatDay(locale, catalogueUpdatedOn)
  const month = figuresMonth === null || figuresBasis === 'none' ? null : formatMonth(locale, figuresMonth)
  return (
    <>
      {day !== null && (
        <span {...asServed}>
          {isUpdatedDaily ? t('site.catalogueUpdatedDaily', { day }) : t('site.catalogueUpdated', { day })}
        </span>
      )}
      {month !== null && (
        <span {...asServed}>
          {figuresBasis === 'sample' ? t('site.figuresOfSample', { month }) : t('site.figuresNewest', { month })}
        </span>
      )}
    </>
  )
}
