import { openPages } from './open-pages.ts'
import { pages, type Page } from './pages.ts'
import { stripLocale } from './path-to.ts'

/** Whether the segments match the pattern of a page; a parameter matches any non-empty segment. */
function isPath(pattern: readonly string[], segments: readonly string[]): boolean {
  if (segments.length > pattern.length) return false
  return pattern.every((part, index) => {
    const segment = segments[index]
    if (!part.startsWith(':')) return part === segment
    return segment === undefined ? part.endsWith('?') : segment !== ''
  })
}

/** The page of a canonical address without query; known before the page's own code is loaded. */
export function findPage(pathname: string, among = openPages): Page | undefined {
  const segments = stripLocale(pathname).slice(1).split('/')
  return among.find(({ path }) => isPath(path.split('/'), segments))
}

/** Whether an address is that of a page which this site leaves out. */
export function isClosedPath(address: string): boolean {
  if (openPages.length === pages.length) return false
  const [pathname = ''] = address.split(/[?#]/)
  return findPage(pathname) === undefined && findPage(pathname, pages) !== undefined
}

/** Whether the address of a page is a secret that grants access to it. */
export const hasSecretAddress = (page: Page): boolean =>
  'guards' in page && page.guards.some((guard) => guard === 'secretAddress')
