import type { Home } from '@polydex/contract/home'
import type { ReactNode } from 'react'
import { keepWords } from '../../i18n/keep-words.ts'
import { useTranslate } from '../../i18n/translate.tsx'
import { describeCatalogue } from './describe-catalogue.ts'
import { ExampleSearches } from './example-searches.tsx'
import './home-hero.css'

type HomeHeroProps = {
  figures: Pick<Home['figures'], 'tools' | 'categories' | 'figuresBasis'>
  searchField: ReactNode
  /** What moved this month, which only the server renders. */
  moved: ReactNode
}

/** What the site is, how large it is, and the search field; beside it what moved. */
export function HomeHero({ figures, searchField, moved }: HomeHeroProps) {
  const t = useTranslate()
  return (
    <section className="hero">
      <div className="hero-text">
        <h1>{keepWords(t('home.title'))}</h1>
        <p className="lead">{describeCatalogue(t, figures)}</p>
        {searchField}
        <ExampleSearches />
      </div>
      {moved}
    </section>
  )
}
