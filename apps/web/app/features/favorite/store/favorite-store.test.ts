import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as favoriteStore from './favorite-store.ts'

const key = 'polydex:favorites:1'
let stored: Map<string, string>
let refuses: boolean
let onStorage: ((event: { key: string | null }) => void) | undefined
let store: typeof favoriteStore

const refuse = (): never => {
  throw new DOMException('refused', 'QuotaExceededError')
}

/** Simulates a tab of its own: the module holds state. */
beforeEach(async () => {
  stored = new Map()
  refuses = false
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (refuses ? refuse() : (stored.get(name) ?? null)),
    setItem: (name: string, value: string) => (refuses ? refuse() : stored.set(name, value)),
  })
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: typeof onStorage) => {
      onStorage = listener
    },
    removeEventListener: () => {
      onStorage = undefined
    },
  })
  vi.resetModules()
  store = await import('./favorite-store.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const listOf = (text: string | undefined): unknown => JSON.parse(text ?? 'null')

describe('favourite store', () => {
  it('S1.1h D6.2a keeps each favourite once in the browser, newest first', () => {
    store.addFavorite('canva')
    store.addFavorite('deepl')
    store.addFavorite('canva')
    expect(store.readFavorites()).toEqual(['canva', 'deepl'])
    expect(listOf(stored.get(key))).toEqual(['canva', 'deepl'])
    store.removeFavorites(['canva'])
    expect(listOf(stored.get(key))).toEqual(['deepl'])
  })

  it.each([
    ['{', []],
    ['["canva",1,null,"<b>","canva","deepl"]', ['canva', 'deepl']],
  ])('D6.2a keeps the valid slugs of %s', (text, wanted) => {
    stored.set(key, text)
    expect(store.readFavorites()).toEqual(wanted)
  })

  it('D6.2a keeps at most 500 and drops the oldest', () => {
    stored.set(key, JSON.stringify(Array.from({ length: 500 }, (_, index) => `tool-${index}`)))
    store.addFavorite('newest')
    expect(store.readFavorites()).toHaveLength(500)
    expect([store.readFavorites()[0], store.readFavorites().at(-1)]).toEqual(['newest', 'tool-498'])
  })

  it('D6.2a adds to a list that another tab has stored meanwhile, and notifies listeners of it', () => {
    const listener = vi.fn<() => void>()
    const stop = store.subscribeToFavorites(listener)
    expect(store.readFavorites()).toEqual([])
    stored.set(key, '["deepl"]')
    onStorage?.({ key: 'theme' })
    expect(listener).not.toHaveBeenCalled()
    onStorage?.({ key })
    expect(listener).toHaveBeenCalledOnce()
    expect(store.readFavorites()).toEqual(['deepl'])
    stored.set(key, '["suno","deepl"]')
    store.addFavorite('canva')
    expect(store.readFavorites()).toEqual(['canva', 'suno', 'deepl'])
    stop()
    expect(onStorage).toBeUndefined()
  })

  it('D6.2a keeps favourites in the tab if the browser refuses to store them', () => {
    refuses = true
    store.addFavorite('canva')
    store.addFavorite('deepl')
    expect(store.readFavorites()).toEqual(['deepl', 'canva'])
  })

  it('D2.3c adopts the new slug of a renamed tool, and keeps the slugs of missing tools', () => {
    for (const slug of ['old-name', 'gone', 'canva']) store.addFavorite(slug)
    store.renameFavorites([{ from: 'old-name', to: 'new-name' }])
    expect(store.readFavorites()).toEqual(['canva', 'gone', 'new-name'])
    store.renameFavorites([])
    expect(store.readFavorites()).toEqual(['canva', 'gone', 'new-name'])
    store.renameFavorites([{ from: 'new-name', to: 'canva' }])
    expect(store.readFavorites()).toEqual(['canva', 'gone'])
  })
})
