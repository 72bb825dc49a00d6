import type { ErrorCode } from '@polydex/contract/http/error'
import type { Locale } from '@polydex/contract/locale/locale'
import { firstLocale } from '@polydex/contract/site/site'
import type { OwnTexts } from '@polydex/contract/site/read-site'
import { createContext } from 'react-router'
import type { CallApi } from '../api/call-api.ts'
import type { LocaleCookie } from '../i18n/locale-cookie.ts'
import type { ServerParts } from './server-parts.ts'

/** Calls the API; set by server/create-server.ts for each request. */
export const apiContext = createContext<CallApi>()

/** The site's configuration, all of it public. `apiBase` is the address for browsers. */
export type Site = { origin: string; apiBase: string; localeCookie: LocaleCookie }
export const siteContext = createContext<Site>()

/** Who runs the site. Not part of `Site`, which every page carries: few pages name the operator. */
export type Operator = {
  name: string
  /** The lines of the postal address. */
  address: readonly string[]
  mail: string
  /** How many days the operator keeps logs and backups. */
  logDays: number
  backupDays: number
}
export const operatorContext = createContext<Operator>()

/** Legal texts of the operator, instead of ours. */
export const ownTextsContext = createContext<OwnTexts>({})

/** Identifies the rendering code and its settings: equal in processes that render the same. Null in development. */
export const releaseContext = createContext<string | null>(null)

/** The client, as far as the API needs it: limits count addresses, and sessions are listed with their browser. */
export type Client = {
  address: string
  userAgent: string | undefined
  /** The same in the logs of edge and API. */
  requestId: string | undefined
  /** Proof of an earlier login in this browser; read only when a form is sent. */
  device: string | undefined
}
/** The proof of an earlier login; sent with the next one. */
export const deviceContext = createContext<string | undefined>()

/** Signs such a proof as issued by this site; set by server/create-server.ts. */
export const markDeviceContext = createContext<(device: string) => string>()

/** The visitor's session where the response is private: forms and private pages. Always undefined on public pages. */
export type Session = {
  token: string
  /** Whether the companion cookie was sent too. */
  hasCompanion: boolean
  /** The API has rejected the token during this request. */
  isEnded: boolean
  /** The token was replaced during this request; how long browsers keep the new one. */
  renewed?: { seconds: number | undefined }
}
export const sessionContext = createContext<Session | undefined>(undefined)

/** What a rate limit of the API said during this request. */
export type Limit = { retryAfterSeconds?: number | undefined }
export const limitContext = createContext<Limit>({})

/** Codes of the calls that failed during this request, handled or not; `unexpected` if there was none. */
export type FailedCalls = ErrorCode[]
export const failedCallsContext = createContext<FailedCalls>([])

/** Whether session cookies are sent over https only. */
export const secureCookiesContext = createContext<boolean>(true)

/** The language of the address; set by the root middleware. */
export const localeContext = createContext<Locale>(firstLocale)

/** Parts of a document that the server alone renders; set by loaders through renderParts. */
export const serverPartsContext = createContext<ServerParts>({})
