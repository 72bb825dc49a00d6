import { pages, type PageName } from './pages.ts'

/** The query parameters a page knows; all others are ignored. */
export function queryIn(search: string, name: PageName): Record<string, string | undefined> {
  const known: readonly string[] = pages.find((page) => page.name === name)?.query ?? []
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(known.map((key) => [key, parameters.get(key) ?? undefined]))
}

/** The same, from the URL of a request. */
export const queryOf = (request: Request, name: PageName): Record<string, string | undefined> =>
  queryIn(new URL(request.url).search, name)
