import type { RankingBasis } from '@polydex/contract/figure/ranking'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from '../../../i18n/translate.tsx'
import { useFavorites } from '../store/use-favorites.ts'
import './collection.css'

/** The pressed heart disappeared with its section: move the focus to the heading of the list. */
function useStartedFocus(isShown: boolean): void {
  const wasShown = useRef(false)
  useEffect(() => {
    const isLost = wasShown.current && !isShown && document.activeElement === document.body
    wasShown.current = isShown
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [isShown])
}

type StartSectionProps = {
  /** Whether the account has no favourites; null for visitors, whose favourites only the browser knows. */
  isAccountEmpty: boolean | null
  /** What the suggestions are ordered by. */
  basis: RankingBasis
  children: ReactNode
}

/** Starter suggestions while the list is empty. For visitors, that is known only after hydration. */
export function StartSection({ isAccountEmpty, basis, children }: StartSectionProps) {
  const t = useTranslate()
  const kept = useFavorites()?.length
  // With an account, some may still wait to be merged.
  const isShown = isAccountEmpty === null ? kept === 0 : isAccountEmpty && (kept ?? 0) === 0
  useStartedFocus(isShown)
  if (!isShown) return null
  return (
    <section className="section start" aria-labelledby="start-heading">
      <div className="section-head">
        <h2 id="start-heading">{t('collect.start')}</h2>
        {basis !== 'none' && (
          <p className="meta">{basis === 'bands' ? t('collect.startByReach') : t('collect.startByVisits')}</p>
        )}
      </div>
      {children}
    </section>
  )
}
