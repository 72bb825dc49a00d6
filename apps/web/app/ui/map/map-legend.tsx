import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/translate.tsx'

export type LegendEntry = { mark: string; text: string; count?: number }

type MapLegendProps = { title: string; entries: readonly LegendEntry[] }

/** What tones and shapes mean, and how many countries have them. */
export function MapLegend({ title, entries }: MapLegendProps) {
  const locale = useLocale()
  return (
    <div className="map-legend">
      <p>{title}</p>
      <ul>
        {entries.map(({ mark, text, count }) => (
          <li key={mark}>
            <i className={mark} />
            <span>{text}</span>
            {count !== undefined && <b>{formatNumber(locale, count)}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}
