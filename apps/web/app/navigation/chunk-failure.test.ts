import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchChunks } from './chunk-failure.ts'

/** The parts of a browser that matter here: the current page, the requested page and the tab's storage. */
function openTab() {
  const loads: string[] = []
  const kept = new Map<string, string>()
  const location = {
    pathname: '/',
    search: '',
    assign: (address: string) => loads.push(address),
    reload: () => loads.push('reload'),
  }
  const navigation = { addEventListener: (_type: string, listener: typeof reloads) => (reloads = listener) }
  vi.stubGlobal('window', { location, navigation, addEventListener: () => {} })
  vi.stubGlobal('document', { dispatchEvent: () => true })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('__reactRouterDataRouter', {
    state: { navigation: { location: { pathname: '/rank/hot', search: '?page=2', hash: '' } }, location },
  })
  return loads
}
type Reload = { navigationType: string; userInitiated: boolean; preventDefault: () => void }
let reloads: (event: Reload) => void
const failChunk = () => reloads({ navigationType: 'reload', userInitiated: false, preventDefault: () => {} })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a chunk that cannot be loaded', () => {
  it('S4.7 S9.1g loads the requested page, and again only after 60,000 ms', () => {
    const loads = openTab()
    watchChunks()
    failChunk()
    expect(loads).toEqual(['/rank/hot?page=2'])
    vi.advanceTimersByTime(59_999)
    failChunk()
    failChunk()
    expect(loads).toHaveLength(1)
    vi.advanceTimersByTime(1)
    failChunk()
    expect(loads).toHaveLength(2)
    // The guard is reset on each load.
    vi.advanceTimersByTime(59_999)
    failChunk()
    expect(loads).toHaveLength(2)
  })
})
