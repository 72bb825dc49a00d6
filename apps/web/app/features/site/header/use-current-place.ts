import { siteLocales } from '@polydex/contract/site/site'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { writeQuery } from '../../../addresses/canonical-query.ts'
import { localizePath, stripLocale } from '../../../addresses/path-to.ts'

/** Marks the new page in the parts of the frame that are not rendered again (request/kept.tsx), and closes their menus. */
export function useCurrentPlace(): void {
  const { pathname, search, key } = useLocation()
  const shownOn = useRef(key)
  useLayoutEffect(() => {
    // Not on mount: the document is right, and a menu may have been opened before hydration.
    if (shownOn.current === key) return
    shownOn.current = key
    const here = stripLocale(pathname)
    const query = writeQuery([...new URLSearchParams(search)])
    for (const menu of document.querySelectorAll<HTMLElement>('[data-kept] :popover-open')) menu.hidePopover()
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.nav > a'))
      link.ariaCurrent = link.host === location.host && link.pathname === pathname ? 'page' : null
    for (const button of document.querySelectorAll<HTMLElement>('.nav-btn[data-paths]')) {
      const paths = button.dataset['paths']?.split(' ') ?? []
      button.classList.toggle(
        'here',
        paths.some((path) => here === path || here.startsWith(`${path}/`)),
      )
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-kept] a[hreflang]')) {
      const language = siteLocales.find(({ hreflang }) => hreflang === link.hreflang)
      if (language !== undefined) link.setAttribute('href', localizePath(pathname, language.code) + query)
    }
  }, [pathname, search, key])
}
