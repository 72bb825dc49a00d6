import type { RankedTool } from '@polydex/contract/figure/ranking'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import type { Language } from '../../../i18n/translate.tsx'
import { Growth } from '../../../ui/figures/growth.tsx'
import type { Column } from './ranking-table.tsx'

/** The place in the country's list, now and in the month before. */
export const climbColumns = (
  { t, locale }: Language,
  comparedWith: string | null,
): readonly (Column<RankedTool> | false)[] => {
  const placeOf = (band: number) => t('band.first', { band: formatNumber(locale, band) })
  return [
    {
      heading: t('ranking.placeThere'),
      className: 'visits',
      isFigure: true,
      cell: ({ band }) => band !== null && <Growth value={1}>{placeOf(band)}</Growth>,
    },
    comparedWith !== null && {
      heading: t('region.placeBefore', { month: formatMonthName(locale, comparedWith) }),
      className: 'gained',
      isFigure: true,
      cell: ({ bandBefore }) => (typeof bandBefore === 'number' ? placeOf(bandBefore) : t('ranking.newEntry')),
    },
  ]
}
