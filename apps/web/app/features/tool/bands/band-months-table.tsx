import type { ToolBands } from '@polydex/contract/tool/tool-bands'
import { asServed } from '../../../i18n/as-served.ts'
import { formatNumber, formatShortMonth } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { nameTones } from '../../../ui/bands/band-names.ts'
import { countTones, sumPlaces } from '../../../ui/bands/band-tone.ts'
import '../../../ui/figures/data-table.css'

/** The columns as a table: in how many full lists a tool has which place. */
export function BandMonthsTable({ months }: Pick<ToolBands, 'months'>) {
  const { t, locale } = useLanguage()
  const names = [...nameTones(locale, t('band.beyond')), t('band.notListed')]
  return (
    <table className="data-table band-months">
      <caption className="unseen">{t('entry.listsByPlace')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('entry.month')}</th>
          {names.map((name) => (
            <th key={name} scope="col" className="right" {...asServed}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, lists, places }) => (
          <tr key={month}>
            <th scope="row" {...asServed}>
              {formatShortMonth(locale, month)}
            </th>
            {lists === null || places === null ? (
              <td className="right" colSpan={names.length}>
                –
              </td>
            ) : (
              [...countTones(places), { tone: '', count: lists - sumPlaces(places) }].map(({ tone, count }) => (
                <td key={tone} className="right num" {...asServed}>
                  {formatNumber(locale, count)}
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
