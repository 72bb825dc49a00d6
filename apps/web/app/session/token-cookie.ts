import { readUniqueCookie } from '../i18n/locale-cookie.ts'
import { keptInBrowser } from '../browser/kept-in-browser.ts'

const { token: tokenKept, companion, device: deviceKept } = keptInBrowser
export const tokenCookie = tokenKept.name
export const presenceCookie = companion.name
export const deviceCookie = deviceKept.name

const serialize = (name: string, value: string, attributes: string[], secure: boolean): string =>
  [`${name}=${value}`, 'Path=/', 'SameSite=Lax', ...attributes, ...(secure ? ['Secure'] : [])].join('; ')

/** `device` is signed. */
type NewSession = { token: string; device: string; remember: boolean }

/** Stores a new session: for 30 days if it is remembered, else until the browser is closed. */
export const serializeSession = ({ token, device, remember }: NewSession, secure: boolean): string[] => [
  ...serializeToken({ token, seconds: remember ? tokenKept.seconds : undefined }, secure),
  serialize(deviceCookie, device, ['HttpOnly', `Max-Age=${deviceKept.seconds}`], secure),
]

/** Stores a token for these seconds; without them, until the browser is closed. */
export function serializeToken({ token, seconds }: { token: string; seconds: number | undefined }, secure: boolean) {
  const life = seconds === undefined ? [] : [`Max-Age=${seconds}`]
  return [serialize(tokenCookie, token, ['HttpOnly', ...life], secure), serialize(presenceCookie, '1', life, secure)]
}

/** Clears a session. */
export const serializeEnd = (secure: boolean): string[] => [
  serialize(tokenCookie, '', ['HttpOnly', 'Max-Age=0'], secure),
  serialize(presenceCookie, '', ['Max-Age=0'], secure),
]

/** Also clears the proof of earlier logins: the account is gone. */
export const serializeForgotten = (secure: boolean): string[] => [
  ...serializeEnd(secure),
  serialize(deviceCookie, '', ['HttpOnly', 'Max-Age=0'], secure),
]

/** For a browser that lost only the companion; the token's remaining lifetime is unknown here. */
export const serializePresence = (secure: boolean): string => serialize(presenceCookie, '1', [], secure)

const readSecret = (cookies: string | undefined, name: string): string | undefined => {
  const secret = readUniqueCookie(cookies, name)
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

/** Undefined if the value cannot be one of our tokens, or if there are two, which cannot be told apart. */
export const readToken = (cookies: string | undefined): string | undefined => readSecret(cookies, tokenCookie)

/**
 * The signed proof of an earlier login in this browser; the signature is not verified here
 * (server/forms/device-marks.ts).
 */
export const readMarkedDevice = (cookies: string | undefined): string | undefined =>
  readUniqueCookie(cookies, deviceCookie)

/** The proof without its signature. */
export const readDevice = (cookies: string | undefined): string | undefined =>
  /^([\w-]{43})(?:\.[\w-]{22})?$/.exec(readMarkedDevice(cookies) ?? '')?.[1]
