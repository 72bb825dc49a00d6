import { bands } from '@polydex/contract/figure/bands'
import type { ToolRanking } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName, formatNumber } from '../../../i18n/format.ts'
import { monthBefore } from '../../../i18n/month-before.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { BandLegend } from '../../../ui/bands/band-legend.tsx'
import { RisingRow } from './rising-row.tsx'
import './ranking-table.css'
import './rising-table.css'

type RisingTableProps = {
  ranking: Pick<ToolRanking, 'tools' | 'comparedWith'> & { month: string }
  caption: string
}

/** Tools that rise by places in countries' lists. Ranks are compared from the third month on: a rise takes two. */
export function RisingTable({ ranking: { tools, month, comparedWith }, caption }: RisingTableProps) {
  const { t, locale } = useLanguage()
  const before = formatMonthName(locale, monthBefore(month))
  const largest = Math.max(
    ...tools.map(({ bands: now, rise }) => Math.max(now?.places[0] ?? 0, rise?.firstBefore ?? 0)),
  )
  return (
    <>
      <BandLegend />
      <table className={comparedWith === null ? 'rank rising' : 'rank rising compared'}>
        <caption className="unseen" id="results" tabIndex={-1} {...asServed}>
          {caption}
        </caption>
        <thead>
          <tr {...asServed}>
            <th scope="col">{t('ranking.rank')}</th>
            {comparedWith !== null && <th scope="col">{t('ranking.change')}</th>}
            <th scope="col">{t('ranking.tool')}</th>
            <th scope="col" className="moves">
              {t('band.movesSince', { month: before })}
            </th>
            <th scope="col">{t('ranking.listsByPlace')}</th>
            <th scope="col" className="firsts">
              {t('ranking.firstPlaces', {
                band: formatNumber(locale, bands[0]),
                before,
                month: formatMonthName(locale, month),
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => (
            <RisingRow key={tool.slug} tool={tool} isCompared={comparedWith !== null} largest={largest} />
          ))}
        </tbody>
      </table>
    </>
  )
}
