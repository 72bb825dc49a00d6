import type { ToolDetail } from '@polydex/contract/tool-detail'
import { asServed } from '../../i18n/as-served.ts'
import { formatNumber } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { CountryName } from './country-name.tsx'
import '../../ui/data-table.css'
import './country-table.css'

type BandTableProps = {
  caption: string
  countries: NonNullable<ToolDetail['bands']>['countries']
  /** Continues the table above, whose headers are still in view. */
  isContinued?: boolean
}

export function BandTable({ caption, countries, isContinued = false }: BandTableProps) {
  const { t, locale } = useLanguage()
  return (
    <table className="data-table">
      <caption className="unseen">{caption}</caption>
      <thead className={isContinued ? 'unseen' : undefined}>
        <tr>
          <th scope="col">{t('tool.country')}</th>
          <th scope="col" className="right">
            {t('tool.place')}
          </th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ code, band }) => (
          <tr key={code}>
            <th scope="row">
              <CountryName code={code} />
            </th>
            <td className="right num strong" {...asServed}>
              {t('tool.topBand', { band: formatNumber(locale, band) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
