import type { CategoryRanking } from '@polydex/contract/ranking'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Provenance } from './provenance.tsx'
import './ranking-head.css'

type RankingHeadProps = { ranking: CategoryRanking; children: ReactNode }

/** What is ranked and how, the menus, and where the figures come from. */
export function RankingHead({ ranking, children }: RankingHeadProps) {
  const t = useTranslate()
  const { category, basis, total } = ranking
  return (
    <>
      <div className="rank-top">
        <div>
          <h1>{category === null ? t('ranking.titleAll') : t('ranking.titleCategory', { category: category.name })}</h1>
          {total > 0 && (
            <p className="lead">
              {basis === 'none' ? t('ranking.leadNone', { n: total }) : t('ranking.leadVisits', { n: total })}
            </p>
          )}
        </div>
        <div className="field-row">{children}</div>
      </div>
      <div className="rank-note">
        <Provenance sources={ranking.sources} month={ranking.month} />
        <details className="how">
          <summary>
            <Icon name="info" small />
            {t('ranking.howHeading')}
          </summary>
          <p>{t('ranking.howText')}</p>
        </details>
      </div>
    </>
  )
}
