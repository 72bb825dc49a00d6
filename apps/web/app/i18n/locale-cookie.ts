import type { Locale } from '@polydex/contract/locale'
import { keptInBrowser } from '../kept-in-browser.ts'

export type LocaleCookie = { name: string; domain: string }

/** The cookie that remembers the language; written by the browser, and by the server only beside the root redirect. */
export const serializeLocaleCookie = ({ name, domain }: LocaleCookie, locale: Locale): string =>
  `${name}=${locale}; Path=/; Max-Age=${keptInBrowser.language.seconds}; SameSite=Lax${domain === '' ? '' : `; Domain=${domain}`}`

export const readCookie = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1]
