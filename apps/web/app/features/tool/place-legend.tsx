import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { bandOfCell } from '../../ui/cell-tone.ts'
import { MonthCells } from '../../ui/month-cells.tsx'
import './place-legend.css'

/** What the cells mean: four bands, all that is beyond, and the two ways of not being there. */
export function PlaceLegend() {
  const { t, locale } = useLanguage()
  const nameOf = (cell: string) => t('band.first', { band: formatNumber(locale, bandOfCell(cell) ?? 0) })
  const entries: [string, string][] = [
    ...['1', '2', '3', '4'].map((cell): [string, string] => [cell, nameOf(cell)]),
    ['5', t('place.beyond')],
    ['0', t('band.notListed')],
    ['-', t('place.notHeld')],
  ]
  return (
    <ul className="place-legend" aria-label={t('place.legend')}>
      {entries.map(([cell, text]) => (
        <li key={cell} {...asServed}>
          <MonthCells cells={cell} />
          {text}
        </li>
      ))}
    </ul>
  )
}
