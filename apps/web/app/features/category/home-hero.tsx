import type { CategoryGroups } from '@polydex/contract/category'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../path-to.ts'
import { Link } from '../../ui/link.tsx'
import type { ReactNode } from 'react'
import { describeCatalogue } from './describe-catalogue.ts'
import { GroupLegend } from './group-legend.tsx'
import './home-hero.css'

type HomeHeroProps = { catalogue: CategoryGroups; stamp: ReactNode }

export function HomeHero({ catalogue: { figures, groups }, stamp }: HomeHeroProps) {
  const { t, locale } = useLanguage()
  return (
    <section className="hero">
      <div>
        <h1>{t('home.title')}</h1>
        <p className="lead">{describeCatalogue(t, figures)}</p>
        <p>
          <Link className="btn btn-primary" to={pathTo('rank-category-tools', locale)}>
            {t('home.seeRanking')}
          </Link>
        </p>
        <p className="stamp meta">{stamp}</p>
      </div>
      <GroupLegend groups={groups} />
    </section>
  )
}
