import { useEffect } from 'react'
import { useLocation, useNavigationType, NavigationType, type Location } from 'react-router'
import { changesOnlyPage } from './changes-only-query.ts'

/** The place before this one. Outside React: an error page replaces the whole document, and the hook with it. */
let previous: Location | undefined
/** By place, the link that led away from it. */
const leftBy = new Map<string, string>()
let lastLink: string | undefined

const rememberLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  lastLink = link?.getAttribute('href') ?? undefined
}

/** The heading can take the focus without being a stop for Tab. */
function focusOn(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return
  if (!element.matches('a, button')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const findHeading = (): HTMLElement | null => document.querySelector('main h1') ?? document.getElementById('main')

/** On the way back the router puts the page where it was; the focus goes to the link that was taken, if it is there. */
function returnFocus(key: string): void {
  const address = leftBy.get(key)
  const link =
    address === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)
  focusOn(link ?? findHeading())
}

function goToList(): void {
  const heading = document.getElementById('results') ?? findHeading()
  heading?.scrollIntoView()
  focusOn(heading)
}

/**
 * After a navigation: another path focuses its heading, which is then read out, or the place that its hash names;
 * another page of a list shows and focuses the heading of the list; a filter or a sort leaves focus and place alone.
 */
export function usePageFocus(): void {
  const location = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    document.addEventListener('click', rememberLink, { capture: true })
    return () => document.removeEventListener('click', rememberLink, { capture: true })
  }, [])
  useEffect(() => {
    const from = previous
    previous = location
    if (from === undefined || from.key === location.key) return
    if (lastLink !== undefined) leftBy.set(from.key, lastLink)
    lastLink = undefined
    const isOtherPath = from.pathname !== location.pathname
    const isOtherPage = changesOnlyPage(from, location)
    const place = isReturn ? null : document.getElementById(location.hash.slice(1))
    if (isReturn && (isOtherPath || isOtherPage)) returnFocus(location.key)
    else if (place !== null) focusOn(place)
    else if (isOtherPath) focusOn(findHeading())
    else if (isOtherPage) goToList()
  }, [location, isReturn])
}
