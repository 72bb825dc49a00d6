import type { Locale } from '@polydex/contract/locale/locale'
import { firstLocale, isSiteLocale } from '@polydex/contract/site/site'
import { canonicalPairs, writeQuery } from './canonical-query.ts'
import { pages, type PageName } from './pages.ts'

/** The locale of an address: its first segment if that is a prefixed locale, else English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '')
  return isSiteLocale(first) && first !== firstLocale ? first : firstLocale
}

/** The address without its locale prefix; always starts with a slash. */
export function stripLocale(pathname: string): string {
  const locale = localeOfPath(pathname)
  return locale === firstLocale ? pathname : pathname.slice(locale.length + 1) || '/'
}

/** The same page in another language. */
export function localizePath(pathname: string, locale: Locale): string {
  const bare = stripLocale(pathname)
  if (locale === firstLocale) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** Each page with its path split at its parameter. Precomputed, because a list writes a hundred addresses. */
const known = new Map(
  pages.map((page) => {
    const [before = '', after] = page.path.split(/\/:\w+\??/)
    return [page.name, { page, before: before === '' ? '' : `/${before}`, after }] as const
  }),
)

/** The canonical address of a page: its parameter, then its query in canonical spelling. */
export function pathTo(name: PageName, locale: Locale, parameter?: string, query?: Query): string {
  const found = known.get(name)
  if (found === undefined) throw new Error(`There is no page ${name}`)
  const { page, before, after } = found
  const bare =
    parameter === undefined || after === undefined ? before + (after ?? '') : `${before}/${parameter}${after}`
  const path = (locale === firstLocale ? bare : `/${locale}${bare}`) || '/'
  if (query === undefined) return path
  const valuesOf = (key: string) => (query[key] === undefined ? [] : [String(query[key])])
  return path + writeQuery(canonicalPairs(page.query, valuesOf, 'defaults' in page ? page.defaults : undefined))
}
