import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayPrefetch } from './connection.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{ effectiveType: '4g', saveData: false }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
  ])('S2.7 with %o returns %s', (connection, wanted) => {
    vi.stubGlobal('navigator', { connection, onLine: true })
    expect(mayPrefetch()).toBe(wanted)
  })

  it('S4.6 returns false without a network', () => {
    vi.stubGlobal('navigator', { onLine: false })
    expect(mayPrefetch()).toBe(false)
  })
})
