import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { useFavorites } from './use-favorites.ts'
import './collection.css'

/** From here on a list needs no help. */
const enough = 4

type StartSectionProps = {
  /** Favourites of the account; null for visitors, whose own this browser knows. */
  saved: number | null
  /** By visits, where there are any. */
  isByVisits: boolean
  children: ReactNode
}

/** Something to begin a list with. Not before it is known to be short: it would vanish under the visitor's eyes. */
export function StartSection({ saved, isByVisits, children }: StartSectionProps) {
  const t = useTranslate()
  const kept = useFavorites()?.length ?? enough
  if ((saved ?? kept) >= enough) return null
  return (
    <section className="section start" aria-labelledby="start-heading">
      <div className="section-head">
        <h2 id="start-heading">{t('collect.start')}</h2>
        {isByVisits && <p className="meta">{t('collect.startByVisits')}</p>}
      </div>
      {children}
    </section>
  )
}
