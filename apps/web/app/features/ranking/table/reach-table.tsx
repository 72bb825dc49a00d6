import type { ToolRanking } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { formatMonthName } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/translate.tsx'
import { ReachRow } from './reach-row.tsx'
import './ranking-table.css'
import './reach-table.css'

type ReachTableProps = { ranking: ToolRanking; caption: string }

/**
 * Tools by reach: places in countries' lists instead of visits. The columns for changes are omitted if there is no
 * month to compare with.
 */
export function ReachTable({ ranking: { tools, comparedWith }, caption }: ReachTableProps) {
  const { t, locale } = useLanguage()
  return (
    <table className="rank by-reach">
      <caption className="unseen" id="results" tabIndex={-1} {...asServed}>
        {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('ranking.rank')}</th>
          {comparedWith !== null && <th scope="col">{t('ranking.change')}</th>}
          <th scope="col">{t('ranking.tool')}</th>
          <th scope="col" className="lists">
            {t('ranking.inLists')}
          </th>
          {comparedWith !== null && (
            <th scope="col" className="moves" {...asServed}>
              {t('band.movesSince', { month: formatMonthName(locale, comparedWith) })}
            </th>
          )}
          <th scope="col" className="best">
            {t('ranking.bestPlaces')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tools.map((tool) => (
          <ReachRow key={tool.slug} tool={tool} isCompared={comparedWith !== null} />
        ))}
      </tbody>
    </table>
  )
}
