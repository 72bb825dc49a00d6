import { readOnlyCookie } from '../i18n/locale-cookie.ts'
import { keptInBrowser } from '../browser/kept-in-browser.ts'

const { token: tokenKept, companion, device: deviceKept } = keptInBrowser
export const tokenCookie = tokenKept.name
export const presenceCookie = companion.name
export const deviceCookie = deviceKept.name

const serialize = (name: string, value: string, attributes: string[], secure: boolean): string =>
  [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...attributes, ...(secure ? ['Secure'] : [])].join('; ')

/** `device` with its mark. */
type NewSession = { token: string; device: string; remember: boolean }

/** Keeps a new session: for 30 days if it is remembered, else until the browser is closed. */
export function serializeSession({ token, device, remember }: NewSession, secure: boolean): string[] {
  const life = remember ? [`Max-Age=${tokenKept.seconds}`] : []
  return [
    serialize(tokenCookie, token, ['HttpOnly', ...life], secure),
    serialize(presenceCookie, '1', life, secure),
    serialize(deviceCookie, device, ['HttpOnly', `Max-Age=${deviceKept.seconds}`], secure),
  ]
}

/** Forgets a session. */
export const serializeEnd = (secure: boolean): string[] => [
  serialize(tokenCookie, '', ['HttpOnly', 'Max-Age=0'], secure),
  serialize(presenceCookie, '', ['Max-Age=0'], secure),
]

/** Forgets also that somebody ever logged in here: the account is gone. */
export const serializeForgotten = (secure: boolean): string[] => [
  ...serializeEnd(secure),
  serialize(deviceCookie, '', ['HttpOnly', 'Max-Age=0'], secure),
]

/** For a browser that lost the companion alone; how long the token lives is not known here. */
export const serializePresence = (secure: boolean): string => serialize(presenceCookie, '1', [], secure)

const readSecret = (cookies: string | undefined, name: string): string | undefined => {
  const secret = readOnlyCookie(cookies, name)
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** Undefined also for what cannot be a token of ours, and for two: nobody can tell which of them is ours. */
export const readToken = (cookies: string | undefined): string | undefined => readSecret(cookies, tokenCookie)

/** The proof of an earlier login in this browser, with the mark of whoever wrote it (server/forms/device-marks.ts). */
export const readMarkedDevice = (cookies: string | undefined): string | undefined =>
  readOnlyCookie(cookies, deviceCookie)

/** The proof alone. */
export const readDevice = (cookies: string | undefined): string | undefined =>
  /^([\w-]{43})(?:\.[\w-]{22})?$/.exec(readMarkedDevice(cookies) ?? '')?.[1]
