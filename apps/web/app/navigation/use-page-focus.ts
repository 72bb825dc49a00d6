import { useEffect } from 'react'
import { useLocation, useNavigationType, NavigationType, type Location } from 'react-router'
import { changesOnlyPage } from './changes-only-query.ts'

/** The previous location. Outside React: an error page replaces the whole document, including this hook. */
let previous: Location | undefined
/** By location, the link that was followed from it. */
const followedLinks = new Map<string, string>()
let lastLink: string | undefined

const rememberLink = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  lastLink = link?.getAttribute('href') ?? undefined
}

/** Makes a heading focusable without adding it to the tab order. */
function focusElement(element: HTMLElement | null | undefined): void {
  if (element === null || element === undefined) return
  if (!element.matches('a, button')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const findHeading = (): HTMLElement | null => document.querySelector('main h1') ?? document.getElementById('main')

/**
 * On the way back, the router restores the scroll position; the focus returns to the link that was followed, if
 * present.
 */
function returnFocus(key: string): void {
  const address = followedLinks.get(key)
  const link =
    address === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`)
  focusElement(link ?? findHeading())
}

function goToList(): void {
  const heading = document.getElementById('results') ?? findHeading()
  heading?.scrollIntoView()
  focusElement(heading)
}

/**
 * Manages focus after a navigation. Another path: its heading, which is then announced, or the target of the hash.
 * Another page of a list: the heading of the list, scrolled into view. A filter or sort order: focus and scroll
 * position stay.
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
    if (lastLink !== undefined) followedLinks.set(from.key, lastLink)
    lastLink = undefined
    const isOtherPath = from.pathname !== location.pathname
    const isOtherPage = changesOnlyPage(from, location)
    const place = isReturn ? null : document.getElementById(location.hash.slice(1))
    if (isReturn && (isOtherPath || isOtherPage)) returnFocus(location.key)
    else if (place !== null) focusElement(place)
    else if (isOtherPath) focusElement(findHeading())
    else if (isOtherPage) goToList()
  }, [location, isReturn])
}
