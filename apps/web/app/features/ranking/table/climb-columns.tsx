import type { RankedTool } from '@polydex/contract/figure/ranking'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { startRow } from '../../../i18n/start-row.ts'
import type { Language } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'
import type { Column } from './ranking-table.tsx'

/** How many times better the place is, which orders the table: a rank would be the same for many. */
export const climbColumn = ({ t, locale }: Language): Column<RankedTool> => ({
  heading: t('ranking.change'),
  className: 'place',
  cell: ({ band, bandBefore }) =>
    band !== null && typeof bandBefore === 'number' ? (
      <Growth value={1}>×{formatNumber(locale, bandBefore / band)}</Growth>
    ) : (
      <span className="meta">{t('ranking.newEntry')}</span>
    ),
})

/** The place in the country's list, now and in the month before. */
export const climbColumns = (
  { t, locale }: Language,
  month: string,
  comparedWith: string,
): readonly Column<RankedTool>[] => {
  const placeOf = (band: number) => t('band.first', { band: formatNumber(locale, band) })
  const before = startRow(locale, formatMonthName(locale, comparedWith))
  return [
    {
      heading: startRow(locale, formatMonthName(locale, month)),
      className: 'visits',
      isFigure: true,
      cell: ({ band }) => band !== null && placeOf(band),
    },
    {
      heading: before,
      className: 'gained',
      isFigure: true,
      cell: ({ bandBefore }) => (
        <>
          {/* On a phone, where no heading is seen. */}
          <span className="climb-before" aria-hidden="true">
            {before}
          </span>
          {typeof bandBefore === 'number' ? placeOf(bandBefore) : t('ranking.newEntry')}
        </>
      ),
    },
  ]
}
