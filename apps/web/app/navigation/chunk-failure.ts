import { keptInBrowser } from '../browser/kept-in-browser.ts'
import { tellNavigationFailed } from './navigation-failed.ts'

/** A failed chunk causes at most one reload in this time. */
const guardMs = 60_000
const guardKey = keptInBrowser.chunkGuard.name

type Router = {
  state: { navigation: { location?: Location }; location: Location }
  navigate: (to: string, options: { replace: boolean; preventScrollReset: boolean }) => Promise<void>
}
declare global {
  var __reactRouterDataRouter: Router | undefined
}

const readTarget = (): Location | undefined => globalThis.__reactRouterDataRouter?.state.navigation.location
let isReloading = false

/**
 * Handles a chunk that could not be loaded, usually because a new release replaced it. Loads the requested page as a
 * document: the server renders it regardless of the chunk. Within a minute of the last time, the current page stays
 * instead, and links and searches bypass the router from then on, because it would wait for that chunk for ever. So
 * does a failure while offline, when no other page could be loaded either.
 */
function chunkFailed(target: Location | undefined): void {
  if (!navigator.onLine) {
    window.addEventListener('online', makeNavigationPlain, { once: true })
    return tellNavigationFailed()
  }
  if (!mayLeave()) {
    makeNavigationPlain()
    return tellNavigationFailed()
  }
  const here = window.location
  if (target !== undefined && (target.pathname !== here.pathname || target.search !== here.search))
    return here.assign(target.pathname + target.search + target.hash)
  isReloading = true
  here.reload()
}

const passBy = (event: Event): void => {
  const { target } = event
  const leads =
    target instanceof HTMLFormElement
      ? target.method === 'get'
      : target instanceof Element && target.closest('a[href]:not([href^="#"])') !== null
  if (leads) event.stopPropagation()
}

/** Links to other pages bypass the scripts; everything else on this page keeps working. */
function makeNavigationPlain(): void {
  window.addEventListener('click', passBy, { capture: true })
  window.addEventListener('submit', passBy, { capture: true })
}

function mayLeave(): boolean {
  try {
    const last = Number(sessionStorage.getItem(guardKey) ?? 0)
    if (Date.now() - last < guardMs) return false
    sessionStorage.setItem(guardKey, String(Date.now()))
    return true
  } catch {
    // Without storage, nothing would stop a reload loop.
    return false
  }
}

/** For our own dynamic imports: leaves the page and never settles, so that nothing half-loaded is shown. */
export function leaveAfterChunkFailure(): Promise<never> {
  chunkFailed(readTarget())
  return new Promise(() => {})
}

/**
 * A route whose chunk is missing makes React Router reload the page, without limit and without another event: its
 * reload during a navigation is prevented. A browser without the Navigation API keeps that reload.
 */
export function watchChunks(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    const target = readTarget()
    if (event.navigationType !== 'reload' || event.userInitiated || isReloading || target === undefined) return
    event.preventDefault()
    chunkFailed(target)
  })
}
