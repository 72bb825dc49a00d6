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
  var __chunkFailed: (() => void) | undefined
}

/**
 * Handles a chunk that could not be loaded, usually because a new release replaced it. Loads the requested page as a
 * document: the server renders it regardless of the chunk. Within a minute of the last time, the current page stays
 * instead, and links and searches bypass the router from then on, because it would wait for that chunk for ever. Failed
 * prefetches are ignored, and so are failures while offline, when no other page could be loaded either.
 */
function chunkFailed(): void {
  const router = globalThis.__reactRouterDataRouter
  const target = router?.state.navigation.location
  if (router !== undefined && target === undefined) return
  if (!navigator.onLine) {
    // The router waits for that chunk for ever, also when the network is back.
    window.addEventListener('online', makeNavigationPlain, { once: true })
    return tellNavigationFailed()
  }
  if (!mayLeave()) {
    makeNavigationPlain()
    return tellNavigationFailed()
  }
  const here = window.location
  if (target === undefined || (target.pathname === here.pathname && target.search === here.search)) here.reload()
  else here.assign(target.pathname + target.search + target.hash)
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
  chunkFailed()
  return new Promise(() => {})
}

/**
 * Replaces React Router's handling (build-plugins/replace-chunk-reload.ts). Vite's `vite:preloadError` is not used:
 * preventing its default makes the import resolve to nothing, and the router would show an empty page.
 */
export function watchChunks(): void {
  globalThis.__chunkFailed = chunkFailed
}
