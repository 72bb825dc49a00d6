import type { CategoryRanking } from '@polydex/contract/ranking'
import { useTranslate } from '../../i18n/translate.tsx'
import { RankingRow } from './ranking-row.tsx'
import './ranking-table.css'

export function RankingTable({ ranking }: { ranking: CategoryRanking }) {
  const t = useTranslate()
  const { category, basis, comparedWith } = ranking
  return (
    <table className="rank">
      <caption className="vh">
        {category === null ? t('ranking.titleAll') : t('ranking.titleCategory', { category: category.name })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('ranking.rank')}</th>
          <th scope="col">{t('ranking.change')}</th>
          <th scope="col">{t('ranking.tool')}</th>
          <th scope="col" className="r">
            {basis === 'bands' ? t('ranking.bestPlace') : t('ranking.visits')}
          </th>
          {basis !== 'bands' && (
            <>
              <th scope="col" className="r grr">
                {t('ranking.growth')}
              </th>
              <th scope="col" className="r">
                {t('ranking.growthRate')}
              </th>
              <th scope="col">{t('ranking.twelveMonths')}</th>
              <th scope="col" className="r fl">
                {t('ranking.topCountries')}
              </th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {ranking.tools.map((tool) => (
          <RankingRow key={tool.slug} tool={tool} basis={basis} comparedWith={comparedWith} />
        ))}
      </tbody>
    </table>
  )
}
