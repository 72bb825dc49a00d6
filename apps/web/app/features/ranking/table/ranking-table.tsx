import type { ToolRanking } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { useTranslate } from '../../../i18n/translate.tsx'
import type { RankingView } from '../../../navigation/ranking-pages.ts'
import { RankingRow } from './ranking-row.tsx'
import './ranking-table.css'

type RankingTableProps = { ranking: ToolRanking; view: RankingView; caption: string }

export function RankingTable({ ranking: { tools, basis, comparedWith }, view, caption }: RankingTableProps) {
  const t = useTranslate()
  // In the ranking of a single country, three flags in each row would add nothing.
  const hasCountries = view !== 'region'
  const figure =
    basis !== 'bands' ? t('ranking.visits') : view === 'region' ? t('ranking.placeThere') : t('ranking.bestPlace')
  const hasLines = basis !== 'bands'
  return (
    <>
      {hasLines && <p className="line-note meta">{t('ranking.linesScaled')}</p>}
      <table className={view === 'trending' ? 'rank by-growth' : 'rank'}>
        <caption className="unseen" id="results" tabIndex={-1} {...asServed}>
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('ranking.rank')}</th>
            <th scope="col">{t('ranking.change')}</th>
            <th scope="col">{t('ranking.tool')}</th>
            <th scope="col" className="right">
              {figure}
            </th>
            {basis !== 'bands' && (
              <>
                <th scope="col" className="right gained">
                  {t('ranking.growth')}
                </th>
                <th scope="col" className="right">
                  {t('ranking.growthRate')}
                </th>
                <th scope="col" className="months">
                  {t('ranking.twelveMonths')}
                </th>
                {hasCountries && (
                  <th scope="col" className="right top-countries">
                    {t('ranking.topCountries')}
                  </th>
                )}
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {tools.map((tool) => (
            <RankingRow
              key={tool.slug}
              tool={tool}
              basis={basis}
              comparedWith={comparedWith}
              hasCountries={hasCountries}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}
