import { pages, type PageName } from './pages.ts'

/** The query parameters a page knows; whatever else stands in the address is not its business. */
export function queryIn(search: string, name: PageName): Record<string, string | undefined> {
  const known: readonly string[] = pages.find((page) => page.name === name)?.query ?? []
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(known.map((key) => [key, parameters.get(key) ?? undefined]))
}

/** Of the address that a request asks for. */
export const queryOf = (request: Request, name: PageName): Record<string, string | undefined> =>
  queryIn(new URL(request.url).search, name)
