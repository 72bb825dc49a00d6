import type { MouseEvent, ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../i18n/translate.tsx'
import { pathTo } from '../../addresses/path-to.ts'
import { opensElsewhere } from '../../navigation/opens-elsewhere.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import '../../ui/more-link.css'
import '../../ui/page/section-head.css'
import './random-tools.css'

type RandomToolsProps = {
  nextSeed: number
  /** Their list, which only the server renders. */
  children: ReactNode
}

/** Anchor to return to without script. */
const placeId = 'surprise'

/**
 * Three random tools, and a link to the same page with three others: needs no script, and with script loads only the
 * data.
 */
export function RandomTools({ nextSeed, children }: RandomToolsProps) {
  const { t, locale } = useLanguage()
  const navigate = useNavigate()
  const next = pathTo('home', locale, undefined, { seed: nextSeed })
  // Without the fragment, which the router would scroll to: scroll position and focus are already right.
  const fillAgain = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return (
    <section className="section random" aria-labelledby="random-heading">
      <div className="section-head">
        <h2 id="random-heading">{t('home.random')}</h2>
        <p className="meta">{t('home.randomHint')}</p>
        <Link className="opener more" id={placeId} to={`${next}#${placeId}`} rel="nofollow" onClick={fillAgain}>
          <Icon name="dice" />
          {t('home.surprise')}
        </Link>
      </div>
      {children}
    </section>
  )
}
