import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { priceName } from '../../i18n/price-name.ts'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { opensElsewhere } from '../../navigation/opens-elsewhere.ts'
import { Mark } from '../../ui/mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import type { ChosenRandom, RandomTool } from './choose-random.ts'
import '../../ui/more-link.css'
import '../../ui/page/section-head.css'
import './tool-rows.css'
import './random-tools.css'

type RandomToolsProps = {
  random: ChosenRandom
  /** The description; comes from another feature. */
  textOf: (tool: RandomTool) => ReactNode
}

/** Anchor to return to without script. */
const placeId = 'surprise'

/**
 * Three random tools, and a link to the same page with three others: needs no script, and with script loads only the
 * data.
 */
export function RandomTools({ random, textOf }: RandomToolsProps) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  if (random === null || random.tools.length === 0) return null
  const { nextSeed, tools } = random
  const next = pathTo('home', locale, undefined, { seed: nextSeed })
  // Without the fragment, which the router would scroll to: scroll position and focus are already right.
  const fillAgain = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return (
    <section className="section" aria-labelledby="random-heading">
      <div className="section-head">
        <h2 id="random-heading">{t('home.random')}</h2>
        <p className="meta">{t('home.randomHint')}</p>
        <Link className="more" id={placeId} to={`${next}#${placeId}`} rel="nofollow" onClick={fillAgain}>
          <Icon name="dice" />
          {t('home.surprise')}
        </Link>
      </div>
      <ul className="tool-rows random" aria-live="polite">
        {tools.map((tool) => (
          <li key={tool.slug} className={`g-${tool.group}`}>
            <Mark name={tool.name} mark={tool.mark} />
            <Link to={pathTo('tool', locale, tool.slug)}>{tool.name}</Link>
            {textOf(tool)}
            <span className="meta">
              {tool.category.name} · {priceName(t, tool.pricing)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
