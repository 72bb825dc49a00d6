import type { Locale } from '@polydex/contract/locale/locale'
import { keptInBrowser } from '../browser/kept-in-browser.ts'

export type LocaleCookie = {
  name: string
  domain: string
  /** Sent over https only. */
  secure: boolean
}

/** The cookie that stores the language; written by the browser, and by the server only with the root redirect. */
export const serializeLocaleCookie = ({ name, domain, secure }: LocaleCookie, locale: Locale): string =>
  [
    `${name}=${locale}`,
    'Path=/',
    `Max-Age=${keptInBrowser.language.seconds}`,
    'SameSite=Lax',
    ...(domain === '' ? [] : [`Domain=${domain}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ')

const readCookies = (header: string | undefined, name: string): string[] =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .flatMap((pair) => (pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : []))

/** The value of a cookie; of duplicates the first, which has the longest path. */
export const readCookie = (header: string | undefined, name: string): string | undefined => readCookies(header, name)[0]

/** The value of a cookie; undefined if there are duplicates. */
export function readUniqueCookie(header: string | undefined, name: string): string | undefined {
  const values = readCookies(header, name)
  return values.length === 1 ? values[0] : undefined
}
