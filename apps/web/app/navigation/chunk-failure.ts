import { keptInBrowser } from '../browser/kept-in-browser.ts'
import { tellNavigationFailed } from './navigation-failed.ts'

/** A failed chunk reloads at most once in this time. */
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
 * A chunk could not be loaded, mostly because a new release replaced it. Goes to the page that was asked for, as a
 * plain load: the server renders it whatever happened to the chunk. Within a minute of the last time the old page
 * stays instead, and from then on links and searches are plain ones, because the router waits for that chunk for ever.
 * A chunk that was only fetched beforehand is nobody's loss, and without a network no other page could be had either.
 */
function chunkFailed(): void {
  const router = globalThis.__reactRouterDataRouter
  const target = router?.state.navigation.location
  if (router !== undefined && target === undefined) return
  if (!navigator.onLine) return tellNavigationFailed()
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

/** What leads to another page goes past the scripts; everything else on this one works on. */
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
    // Without storage nothing would stop a loop of reloads.
    return false
  }
}

/** For our own imports: leaves the page and never settles, so that nothing is shown half-loaded meanwhile. */
export function leaveAfterChunkFailure(): Promise<never> {
  chunkFailed()
  return new Promise(() => {})
}

/**
 * Takes over from React Router (build-plugins/replace-chunk-reload.ts). Vite's `vite:preloadError` is left alone:
 * preventing its default makes an import yield nothing, and the router would show an empty page.
 */
export function watchChunks(): void {
  globalThis.__chunkFailed = chunkFailed
}
