import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { mayPrefetch } from './connection.ts'
import { whenIdle } from './when-idle.ts'

/** Links of the main navigation that can be seen; those of closed menus and of the phone's dialog cannot. */
const findVisibleLinks = (): string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('header nav > a[href]')]
    .filter((link) => link.checkVisibility() && link.pathname !== window.location.pathname)
    .map((link) => link.pathname)

/** Fetches the pages of the main navigation in a quiet moment, once per visit: most ways through the site begin there. */
export function IdlePrefetch() {
  const [pages, setPages] = useState<string[]>([])
  useEffect(() => {
    if (mayPrefetch()) whenIdle(() => setPages(findVisibleLinks()))
  }, [])
  return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
