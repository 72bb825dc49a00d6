import { asServed } from '../../i18n/as-served.ts'
import { formatCountry, formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { mapBands, type ArrangedMap } from './arrange-map.ts'
import '../../ui/data-table.css'
import './map-table.css'

/** The map in figures: full lists, longest first. */
export function MapTable({ map }: { map: ArrangedMap }) {
  const { t, locale } = useLanguage()
  const lists = map.parts
    .flatMap(({ regions }) => regions)
    .filter(({ isFull }) => isFull)
    .toSorted((a, b) => b.sites - a.sites)
  return (
    <Disclosure summary={t('map.asTable')}>
      <table className="data-table map-table">
        <thead>
          <tr>
            <th scope="col">{t('map.country')}</th>
            {mapBands.map((band) => (
              <th key={band} scope="col" className="right" {...asServed}>
                {t('band.first', { band: formatNumber(locale, band) })}
              </th>
            ))}
            <th scope="col" className="right">
              {t('map.listed')}
            </th>
            <th scope="col" className="right">
              {t('map.sites')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lists.map(({ region, within = [], sites }) => (
            <tr key={region}>
              <th scope="row" {...asServed}>
                {formatCountry(locale, region)}
              </th>
              {[...within, sites].map((figure, column) => (
                <td key={column} {...asServed}>
                  {formatNumber(locale, figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
