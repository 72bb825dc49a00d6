import type { ToolBands } from '@polydex/contract/tool-bands'
import { formatMonthName } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { BandLegend } from '../../../ui/bands/band-legend.tsx'

const drawTile = (tone: string) => <i className={tone} />

/** Legend of tones, outlines and corners. */
export function TileLegend({ bands: { month, moves } }: { bands: ToolBands }) {
  const { t, locale } = useLanguage()
  const before = formatMonthName(locale, monthBefore(month))
  return (
    <BandLegend markOf={drawTile} hasMissing>
      {moves !== null && (
        <>
          <li>
            {drawTile('band-2 up')}
            {t('entry.wentUp', { month: before })}
          </li>
          <li>
            {drawTile('band-2 down')}
            {t('entry.wentDown', { month: before })}
          </li>
        </>
      )}
    </BandLegend>
  )
}
