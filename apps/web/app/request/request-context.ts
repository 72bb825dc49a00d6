import type { ErrorCode } from '@polydex/contract/error'
import { defaultLocale, type Locale } from '@polydex/contract/locale'
import { createContext } from 'react-router'
import type { CallApi } from '../api/call-api.ts'
import type { LocaleCookie } from '../i18n/locale-cookie.ts'

/** Calls the API; set by server/create-server.ts for each request. */
export const apiContext = createContext<CallApi>()

/** What the site is configured to be; browsers may know all of it. `apiBase` is the one for browsers. */
export type Site = { origin: string; apiBase: string; localeCookie: LocaleCookie }
export const siteContext = createContext<Site>()

/** Who asks, as far as the API must know: limits count addresses, and a session is named by its browser. */
export type Client = {
  address: string
  userAgent: string | undefined
  /** Shows that somebody logged in here before; read only where a form is sent. */
  device: string | undefined
}
/** The proof of an earlier login; goes with the next one. */
export const deviceContext = createContext<string | undefined>()

/** Marks such a proof as written by this site; set by server/create-server.ts. */
export const markDeviceContext = createContext<(device: string) => string>()

/** The session of whoever asks, where the answer is for them alone: forms and private pages. Public pages know of none. */
export type Session = {
  token: string
  /** Whether its companion came along. */
  hasCompanion: boolean
  /** The API has refused the token meanwhile. */
  isEnded: boolean
}
export const sessionContext = createContext<Session | undefined>(undefined)

/** What a limit of the API said while the request was answered. */
export type Limit = { retryAfterSeconds?: number | undefined }
export const limitContext = createContext<Limit>({})

/** Codes of the calls that failed while the request was answered, whatever became of it; `unexpected` where there was none. */
export type FailedCalls = ErrorCode[]
export const failedCallsContext = createContext<FailedCalls>([])

/** Whether cookies of a session are for https alone. */
export const secureCookiesContext = createContext<boolean>(true)

/** The language of the address; set by the root's middleware. */
export const localeContext = createContext<Locale>(defaultLocale)
