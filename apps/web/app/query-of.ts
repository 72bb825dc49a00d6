import { pages, type PageName } from './pages.ts'

/** The query parameters a page knows; whatever else stands in the address is not its business. */
export function queryOf(request: Request, name: PageName): Record<string, string | undefined> {
  const known: readonly string[] = pages.find((page) => page.name === name)?.query ?? []
  const parameters = new URL(request.url).searchParams
  return Object.fromEntries(known.map((key) => [key, parameters.get(key) ?? undefined]))
}
