import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import './back-to-top.css'

/** Appears below the first screen. Without script it sits at the end of the page. */
export function BackToTop({ children }: { children: ReactNode }) {
  const firstScreen = useRef<HTMLDivElement>(null)
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    if (firstScreen.current === null) return undefined
    const observer = new IntersectionObserver(([entry]) => setFar(entry?.isIntersecting === false))
    observer.observe(firstScreen.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div className="first-screen" ref={firstScreen} aria-hidden="true" />
      <a className={isFar ? 'to-top far' : 'to-top'} href="#top" onClick={goToTop}>
        <Icon name="up" small />
        {children}
      </a>
    </>
  )
}

/**
 * Focuses the start of the page (features/site/site-frame.tsx), so that the next tab stop is the first, as after
 * loading.
 */
function goToTop(event: MouseEvent): void {
  event.preventDefault()
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('top')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}
