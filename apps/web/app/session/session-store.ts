import { readCookie } from '../i18n/locale-cookie.ts'
import { presenceCookie } from './token-cookie.ts'

/** Runs before the first paint: what only visitors or only users see is chosen by CSS, so that nothing flashes. */
export const sessionScript = `if(/(^|; )${presenceCookie}=/.test(document.cookie))document.documentElement.dataset.account=''`

let known: boolean | undefined
const listeners = new Set<() => void>()

const look = (): boolean => readCookie(document.cookie, presenceCookie) !== undefined

/** Whether somebody is logged in, as far as a browser can tell: its token may have been ended elsewhere. */
export const isLoggedIn = (): boolean => (known ??= look())

/** Looks again: after a navigation, after an answer that may have ended the session, when the page is seen again. */
export function refreshSession(): void {
  const isNow = look()
  document.documentElement.toggleAttribute('data-account', isNow)
  if (isNow === known) return
  known = isNow
  for (const listener of listeners) listener()
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Other tabs log in and out too. Where the browser tells of changed cookies, this one follows at once. */
export function watchSession(): void {
  document.addEventListener('visibilitychange', refreshSession)
  window.addEventListener('focus', refreshSession)
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', refreshSession)
}
