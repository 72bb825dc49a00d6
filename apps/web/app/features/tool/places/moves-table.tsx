import type { CountryPlace } from '@polydex/contract/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatCompact, formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { CountryName } from './country-name.tsx'
import { moveOf } from '../bands/read-bands.ts'
import '../../../ui/figures/data-table.css'
import '../../../ui/figures/growth.css'
import './country-table.css'

type MovesTableProps = { caption: string; countries: readonly CountryPlace[] }

/** Where a tool's place changed, from what to what, and how long the list is. */
export function MovesTable({ caption, countries }: MovesTableProps) {
  const { t, locale } = useLanguage()
  const nameOf = (band: number | null) => (band === null ? t('band.notListed') : formatNumber(locale, band))
  return (
    <table className="data-table countries">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('entry.country')}</th>
          <th scope="col">{t('entry.place')}</th>
          <th scope="col" className="right">
            {t('entry.listLength')}
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map((place) => {
          const move = moveOf(place) ?? 'up'
          return (
            <tr key={place.code}>
              <th scope="row">
                <CountryName code={place.code} />
              </th>
              <td>
                <span className={`growth ${move}`}>
                  <svg viewBox="0 0 10 10" aria-hidden="true">
                    <path d={move === 'up' ? 'M5 1 9.5 9h-9z' : 'M5 9 .5 1h9z'} />
                  </svg>
                  <span {...asServed}>{`${nameOf(place.bandBefore)} → ${nameOf(place.band)}`}</span>
                </span>
              </td>
              <td className="right num" {...asServed}>
                {formatCompact(locale, place.sites)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
