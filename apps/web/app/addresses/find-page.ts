import { pages, type Page } from './pages.ts'
import { stripLocale } from './path-to.ts'

/** The page of a canonical address without query; known before the page's own code is loaded. */
export function findPage(pathname: string): Page | undefined {
  const path = stripLocale(pathname).slice(1)
  return pages.find((row) => {
    const fixed = row.path.split('/:')[0] ?? ''
    return path === fixed || (row.path.includes(':') && path.startsWith(`${fixed}/`))
  })
}
