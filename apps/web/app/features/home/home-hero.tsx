import type { Home } from '@polydex/contract/home'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { describeCatalogue } from './describe-catalogue.ts'
import { ExampleSearches } from './example-searches.tsx'
import { GroupLegend } from './group-legend.tsx'
import './home-hero.css'

type HomeHeroProps = { home: Pick<Home, 'figures' | 'groups'>; searchField: ReactNode; stamp: ReactNode }

/** What the site is, how large it is, and the search field. */
export function HomeHero({ home: { figures, groups }, searchField, stamp }: HomeHeroProps) {
  const t = useTranslate()
  return (
    <section className="hero">
      <div>
        <h1>{t('home.title')}</h1>
        <p className="lead">{describeCatalogue(t, figures)}</p>
        {searchField}
        <ExampleSearches />
        <p className="stamp meta">{stamp}</p>
      </div>
      <GroupLegend groups={groups} />
    </section>
  )
}
