import type { ReactNode } from 'react'
import { keepWords } from '../../i18n/keep-words.ts'
import { useTranslate } from '../../i18n/translate.tsx'
import type { ChosenHome } from './choose-home.ts'
import { describeCatalogue } from './describe-catalogue.ts'
import { ExampleSearches } from './example-searches.tsx'
import { GroupLegend } from './group-legend.tsx'
import { MovedTools } from './moved-tools.tsx'
import './home-hero.css'

type HomeHeroProps = {
  home: Pick<ChosenHome, 'figures' | 'groups' | 'moved'>
  searchField: ReactNode
  stamp: ReactNode
}

/** What the site is, how large it is, and the search field; beside it the tools that rose, or the groups. */
export function HomeHero({ home: { figures, groups, moved }, searchField, stamp }: HomeHeroProps) {
  const t = useTranslate()
  return (
    <section className="hero">
      <div>
        <h1>{keepWords(t('home.title'))}</h1>
        <p className="lead">{describeCatalogue(t, figures)}</p>
        {searchField}
        <ExampleSearches />
        <p className="stamp meta">{stamp}</p>
      </div>
      {moved === null ? <GroupLegend groups={groups} /> : <MovedTools moved={moved} />}
    </section>
  )
}
