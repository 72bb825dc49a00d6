import type { CategoryRanking, RankingBasis } from '@polydex/contract/ranking'
import type { ReactNode } from 'react'
import { useTranslate, type Translate } from '../../i18n/translate.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Provenance } from './provenance.tsx'
import './ranking-head.css'

const lead: Record<RankingBasis, (t: Translate, n: number) => string> = {
  visits: (t, n) => t('ranking.leadVisits', { n }),
  bands: (t, n) => t('ranking.leadBands', { n }),
  sample: (t, n) => t('ranking.leadVisits', { n }),
  none: (t, n) => t('ranking.leadNone', { n }),
}

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
          {total > 0 && <p className="lead">{lead[basis](t, total)}</p>}
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
          <p>{basis === 'bands' ? t('ranking.howTextBands') : t('ranking.howText')}</p>
        </details>
      </div>
    </>
  )
}
