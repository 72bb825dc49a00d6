import type { ReactNode } from 'react'
import { keepWords } from '../../i18n/keep-words.ts'
import { useTranslate } from '../../i18n/translate.tsx'
import { ExampleSearches } from './example-searches.tsx'
import './home-hero.css'

type HomeHeroProps = {
  lead: string
  searchField: ReactNode
  /** What moved this month, which only the server renders. */
  moved: ReactNode
}

/** What the site is, how large it is, and the search field; beside it what moved. */
export function HomeHero({ lead, searchField, moved }: HomeHeroProps) {
  const t = useTranslate()
  return (
    <section className="beside hero">
      <div className="hero-text">
        <h1>{keepWords(t('home.title'))}</h1>
        <p className="lead">{lead}</p>
        {searchField}
        <ExampleSearches />
      </div>
      {moved}
    </section>
  )
}
