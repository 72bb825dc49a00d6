import { defaultLocale, isLocale, type Locale } from '@polydex/contract/locale'
import { canonicalPairs, writeQuery } from './canonical-query.ts'
import { pages, type PageName } from './pages.ts'

/** The locale of an address: its first segment if that is a prefixed locale, else English. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]?.replace(/\.data$/, '')
  return isLocale(first) && first !== defaultLocale ? first : defaultLocale
}

/** The address without its locale prefix; always starts with a slash. */
export function stripLocale(pathname: string): string {
  const locale = localeOfPath(pathname)
  return locale === defaultLocale ? pathname : pathname.slice(locale.length + 1) || '/'
}

/** The same page in another language. */
export function localizePath(pathname: string, locale: Locale): string {
  const bare = stripLocale(pathname)
  if (locale === defaultLocale) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

export type Query = Readonly<Record<string, string | number | undefined>>

/** The canonical address of a page: its parameter, then its query in canonical spelling. */
export function pathTo(name: PageName, locale: Locale, parameter?: string, query: Query = {}): string {
  const page = pages.find((row) => row.name === name)
  if (page === undefined) throw new Error(`There is no page ${name}`)
  const path = page.path.replace(/\/:\w+\??/, parameter === undefined ? '' : `/${parameter}`)
  const valuesOf = (key: string) => (query[key] === undefined ? [] : [String(query[key])])
  const pairs = canonicalPairs(page.query, valuesOf, 'defaults' in page ? page.defaults : undefined)
  return localizePath(`/${path}`, locale) + writeQuery(pairs)
}
