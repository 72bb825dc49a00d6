import { readCookie } from '../i18n/locale-cookie.ts'
import { presenceCookie } from './token-cookie.ts'

/** Runs before the first paint: CSS selects what only visitors or only users see, so nothing flashes. */
export const sessionScript = `if(/(^|; )${presenceCookie}=/.test(document.cookie))document.documentElement.dataset.account=''`

let known: boolean | undefined
const listeners = new Set<() => void>()

const hasPresenceCookie = (): boolean => readCookie(document.cookie, presenceCookie) !== undefined

/** Whether someone is logged in, as far as the browser can tell: the session may have been ended elsewhere. */
export const isLoggedIn = (): boolean => (known ??= hasPresenceCookie())

/**
 * Reads the cookie again: after a navigation, after a response that may have ended the session, and when the tab
 * becomes visible.
 */
export function refreshSession(): void {
  const isNow = hasPresenceCookie()
  document.documentElement.toggleAttribute('data-account', isNow)
  if (isNow === known) return
  known = isNow
  for (const listener of listeners) listener()
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Other tabs log in and out too. With the Cookie Store API, this tab follows immediately. */
export function watchSession(): void {
  document.addEventListener('visibilitychange', refreshSession)
  window.addEventListener('focus', refreshSession)
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', refreshSession)
}
