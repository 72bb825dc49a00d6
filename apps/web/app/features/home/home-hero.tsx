import { thisSite } from '@polydex/contract/site/site'
import type { ReactNode } from 'react'
import { keepWords } from '../../i18n/keep-words.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import './home-hero.css'
import { pathTo } from '../../addresses/path-to.ts'
import { Link } from '../../ui/link.tsx'
import '../../ui/page/scroll-line.css'

type HomeHeroProps = {
  lead: string
  searchField: ReactNode
  /** What moved this month, which only the server renders. */
  moved: ReactNode
}

/** What the site is, how large it is, and the search field; beside it what moved. */
export function HomeHero({ lead, searchField, moved }: HomeHeroProps) {
  const { t, locale } = useLanguage()
  const headline = thisSite.headline?.[locale]
  return (
    <section className="beside hero">
      <div className="hero-text">
        <h1>{keepWords(headline ?? (thisSite.figures ? t('home.title') : t('home.headTitle')))}</h1>
        <p className="lead">{lead}</p>
        {searchField}
        <ExampleSearches />
      </div>
      {moved}
    </section>
  )
}

/** Three popular searches. Each is a category, so that it has results in every language. */
function ExampleSearches() {
  const { t, locale } = useLanguage()
  const inCategory = (category: string) => pathTo('find', locale, undefined, { category })
  return (
    <div className="try scroll-line">
      <span className="unseen">{t('home.examples')}</span>
      <Link to={inCategory('image-editing')}>{t('home.exampleBackground')}</Link>
      <Link to={inCategory('translation')}>{t('home.exampleTranslation')}</Link>
      <Link to={inCategory('presentations')}>{t('home.exampleSlides')}</Link>
    </div>
  )
}
