import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { mayPrefetch } from './connection.ts'
import { whenIdle } from './when-idle.ts'

/** Visible links of the main navigation; not those in closed menus and in the phone dialog. */
const findVisibleLinks = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('header nav > a[href]')]
    .filter((link) => link.checkVisibility() && link.pathname !== window.location.pathname)
    .map((link) => link.pathname)

/** Prefetches the pages of the main navigation when the browser is idle, once per visit: most visits continue there. */
export function IdlePrefetch() {
  const [pages, setPages] = useState<string[]>([])
  useEffect(() => {
    if (mayPrefetch()) whenIdle(() => setPages(findVisibleLinks()))
  }, [])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
