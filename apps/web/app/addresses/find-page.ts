import { pages, type Page } from './pages.ts'
import { stripLocale } from './path-to.ts'

/** Whether a path has the words of a page, with anything in place of its parameter. */
function isPath(pattern: readonly string[], segments: readonly string[]): boolean {
  if (segments.length > pattern.length) return false
  return pattern.every((part, index) => {
    const segment = segments[index]
    if (!part.startsWith(':')) return part === segment
    return segment === undefined ? part.endsWith('?') : segment !== ''
  })
}

/** The page of a canonical address without query; known before the page's own code is loaded. */
export function findPage(pathname: string): Page | undefined {
  const segments = stripLocale(pathname).slice(1).split('/')
  return pages.find(({ path }) => isPath(path.split('/'), segments))
}

/** Whether the address of a page is a key to it. */
export const hasSecretAddress = (page: Page): boolean =>
  'guards' in page && page.guards.some((guard) => guard === 'secretAddress')
