import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as pastQueries from './past-queries.ts'

const key = 'polydex:searches:1'
let stored: Map<string, string>
let refuses: boolean
let onStorage: ((event: { key: string | null }) => void) | undefined
let store: typeof pastQueries

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
    removeItem: (name: string) => (refuses ? refuse() : stored.delete(name)),
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
  store = await import('./past-queries.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const listOf = (text: string | undefined): unknown => JSON.parse(text ?? 'null')

describe('past queries', () => {
  it('keeps each query once, whatever its case, newest first', () => {
    for (const query of ['remove background', ' 去背 ', 'Remove Background', '  ']) store.rememberQuery(query)
    expect(store.readPastQueries()).toEqual(['Remove Background', '去背'])
    expect(listOf(stored.get(key))).toEqual(['Remove Background', '去背'])
  })

  it('keeps at most 20 and drops the oldest', () => {
    for (let number = 1; number <= 21; number += 1) store.rememberQuery(`query ${number}`)
    expect(store.readPastQueries()).toHaveLength(20)
    expect([store.readPastQueries()[0], store.readPastQueries().at(-1)]).toEqual(['query 21', 'query 2'])
  })

  it('forgets one query, or all without leaving a trace in storage', () => {
    for (const query of ['a', 'b', 'c']) store.rememberQuery(query)
    store.forgetQuery('b')
    expect(listOf(stored.get(key))).toEqual(['c', 'a'])
    store.forgetAllQueries()
    expect([store.readPastQueries(), stored.size]).toEqual([[], 0])
  })
})
