import type { CategoryStandings } from '@polydex/contract/figure/ranking'
import { asServed } from '../../../i18n/as-served.ts'
import { useTranslate } from '../../../i18n/translate.tsx'
import { StandingsRow } from './standings-row.tsx'
import './ranking-table.css'
import './standings-table.css'

type StandingsTableProps = {
  standings: CategoryStandings
  caption: string
  addressOf: (category: string) => string
}

/** Categories in order of their visits, each with its first three tools. */
export function StandingsTable({ standings, caption, addressOf }: StandingsTableProps) {
  const t = useTranslate()
  const hasVisits = standings.basis !== 'bands'
  return (
    <table className="rank standings">
      <caption className="unseen" id="results" tabIndex={-1} {...asServed}>
        {caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('ranking.rank')}</th>
          <th scope="col">{t('ranking.change')}</th>
          <th scope="col">{t('ranking.category')}</th>
          {!hasVisits && (
            <th scope="col" className="reach">
              {t('standings.reach')}
            </th>
          )}
          {hasVisits && (
            <>
              <th scope="col" className="right">
                {t('ranking.visits')}
              </th>
              <th scope="col" className="right gained">
                {t('ranking.growth')}
              </th>
              <th scope="col" className="right">
                {t('ranking.growthRate')}
              </th>
            </>
          )}
          <th scope="col" className="top-tools">
            {t('ranking.topTools')}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.categories.map((category) => (
          <StandingsRow
            key={category.slug}
            category={category}
            to={addressOf(category.slug)}
            hasVisits={hasVisits}
            isCompared={standings.comparedWith !== null}
          />
        ))}
      </tbody>
    </table>
  )
}
