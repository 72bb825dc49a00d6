import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { mayPrefetch } from './connection.ts'

/** The browser may take this long to find a quiet moment. */
const timeoutMs = 2_000

const whenIdle = (run: () => void): void => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run, timeoutMs)
  else requestIdleCallback(run, { timeout: timeoutMs })
}

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
