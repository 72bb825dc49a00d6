import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../i18n/translate.tsx'
import { useFavorites } from './use-favorites.ts'
import './collection.css'

/** The heart that began the list went away with the section it stood in: the heading of the list takes the focus. */
function useStartedFocus(isShown: boolean): void {
  const wasShown = useRef(false)
  useEffect(() => {
    const isLost = wasShown.current && !isShown && document.activeElement === document.body
    wasShown.current = isShown
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isShown])
}

type StartSectionProps = {
  /** Whether the account has none; null for visitors, whose own this browser knows. */
  isAccountEmpty: boolean | null
  /** By visits, where there are any. */
  isByVisits: boolean
  children: ReactNode
}

/** Something to begin a list with, as long as there is none. A visitor's is known only once the page has come alive. */
export function StartSection({ isAccountEmpty, isByVisits, children }: StartSectionProps) {
  const t = useTranslate()
  const kept = useFavorites()?.length
  // In an account's browser some may still wait to be merged.
  const isShown = isAccountEmpty === null ? kept === 0 : isAccountEmpty && (kept ?? 0) === 0
  useStartedFocus(isShown)
  if (!isShown) return null
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
