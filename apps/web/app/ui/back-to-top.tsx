import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './back-to-top.css'

/** Appears once the first screen is left. Without script it stands at the end of the page. */
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

/** Focuses the start of the page (features/site/site-frame.tsx): the next tab stop is its first, as after loading it. */
function goToTop(event: MouseEvent): void {
  event.preventDefault()
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById('top')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}
