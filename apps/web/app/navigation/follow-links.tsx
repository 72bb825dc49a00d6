import { useEffect, useLayoutEffect, useState } from 'react'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { localeOfPath, pathTo } from '../addresses/path-to.ts'
import { changesOnlyQuery } from './changes-only-query.ts'
import { mayPrefetch } from './connection.ts'
import { opensElsewhere } from './opens-elsewhere.ts'
import { findPage, hasSecretAddress } from '../addresses/find-page.ts'

/** Milliseconds that a pointer must rest on a link to show intent; passing over it takes less. */
const intentMs = 100

/** Each request for a random tool gives another one: a prefetched response would be wasted. */
const isSurprise = ({ pathname }: HTMLAnchorElement): boolean => pathname === pathTo('tool', localeOfPath(pathname))

const mayBeFetchedAhead = (link: HTMLAnchorElement): boolean =>
  !isSurprise(link) &&
  link.closest('[data-prefetch=none]') === null &&
  link.pathname + link.search !== window.location.pathname + window.location.search

/**
 * Navigates and prefetches for all links of the document, so that a link is a plain `<a>`, on the server and in
 * hydration. A new page fades in. If only filters or sorting change, the list changes without a fade, during which the
 * next click would be lost, and the scroll position is kept.
 */
export function FollowLinks() {
  const navigate = useNavigate()
  const [intended, setIntended] = useState<string | null>(null)

  // In a layout effect: a click before hydration makes React hydrate first, and must be followed then.
  useLayoutEffect(() => {
    // Registered after React's own listener, so that a component's preventDefault() is known here.
    const follow = (event: MouseEvent) => {
      const link = findFollowedLink(event)
      if (link === null || event.defaultPrevented || opensElsewhere(event)) return
      event.preventDefault()
      // The current language is no link; its place in the document has no script.
      if (link.ariaCurrent === 'true') return
      const here = window.location
      const to = link.pathname + link.search + link.hash
      void navigate(to, {
        preventScrollReset: changesOnlyQuery(here, to),
        viewTransition: link.pathname !== here.pathname,
        replace: link.href === here.href,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last: HTMLAnchorElement | null = null
    const consider = (event: Event) => {
      const link = findFollowedLink(event)
      if (link === last) return
      last = link
      clearTimeout(timer)
      if (link === null || !mayPrefetch() || !mayBeFetchedAhead(link)) return
      timer = setTimeout(() => setIntended(link.pathname + link.search), intentMs)
    }
    const events = ['pointerover', 'focusin', 'touchstart']
    for (const name of events) document.addEventListener(name, consider, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const name of events) document.removeEventListener(name, consider)
    }
  }, [])

  return intended === null ? null : <PrefetchPageLinks page={intended} />
}

/**
 * The link that an event is about, if the router may follow it: to a page of this site, but not an anchor on this page,
 * a file, a download, or a link marked with data-document. Pages with a secret address are always loaded as documents:
 * a document has its own referrer policy, is not prefetched, and leaves no trace in the router's storage.
 */
function findFollowedLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (link === null || link.origin !== window.location.origin || link.target !== '') return null
  if (link.hasAttribute('download') || 'document' in link.dataset) return null
  // The attribute holds `#top` as written; the property would hold the whole address.
  if (link.getAttribute('href')?.startsWith('#') !== false) return null
  const page = findPage(link.pathname)
  return page === undefined || hasSecretAddress(page) ? null : link
}
