import { defaultLocale, isLocale, type Locale } from '@polydex/contract/locale'
import { pages, type PageName } from './pages.ts'

/** The locale an address is in: its first segment if that is a prefixed locale, else English. */
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

type Parameter = { category?: string | undefined }
type Query = Readonly<Record<string, string | number | undefined>>

/** The canonical address of a page: parameters in listed order, nothing that is undefined. */
export function pathTo(name: PageName, locale: Locale, parameter: Parameter = {}, query: Query = {}): string {
  const page = pages.find((row) => row.name === name)
  if (page === undefined) throw new Error(`There is no page ${name}`)
  const path = page.path.replace(/\/:(\w+)\?/, (_, key: string) => {
    const value = parameter[key as keyof Parameter]
    return value === undefined ? '' : `/${value}`
  })
  const search = new URLSearchParams(
    page.query.flatMap((key) => (query[key] === undefined ? [] : [[key, String(query[key])]])),
  ).toString()
  return localizePath(`/${path}`, locale) + (search === '' ? '' : `?${search}`)
}
