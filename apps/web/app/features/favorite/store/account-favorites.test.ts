import type { SetFavoriteInput } from '@polydex/contract/favorite/favorite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../../../api/call-from-browser.ts'
import { createAccountFavorites } from './account-favorites.ts'

/** A fake API: it answers when the test lets it. */
function createApi(saved: readonly string[]) {
  const list = new Set(saved)
  const sent: SetFavoriteInput[] = []
  const waiting: (() => void)[] = []
  const send = async (input: SetFavoriteInput) => {
    sent.push(input)
    await new Promise<void>((resolve, reject) => {
      waiting.push(failing === undefined ? resolve : () => reject(failing))
    })
    const toolIds = input.toolIds ?? [input.toolId ?? '']
    for (const slug of toolIds) void (input.favorite ? list.add(slug) : list.delete(slug))
    return { toolIds, savedAt: input.favorite ? null : '2026-01-01T00:00:00.000001Z' }
  }
  let failing: Error | undefined
  return {
    list,
    sent,
    load: () => Promise.resolve([...list]),
    send,
    fail: (error: Error | undefined) => {
      failing = error
    },
    answer: async () => {
      await vi.waitFor(() => expect(waiting).not.toEqual([]))
      waiting.shift()?.()
    },
  }
}

let announced: number
const open = (api: ReturnType<typeof createApi>) =>
  createAccountFavorites({ load: api.load, send: api.send, announce: () => (announced += 1) })

beforeEach(() => {
  announced = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

describe('createAccountFavorites', () => {
  it('S3.3 undoes a change that fails', async () => {
    const api = createApi(['deepl'])
    const store = open(api)
    await store.load()
    api.fail(new CallFailure('unavailable', ''))
    const [saving, removing] = [store.set('canva', true), store.set('deepl', false)]
    expect([store.has('canva'), store.has('deepl')]).toEqual([true, false])
    await api.answer()
    await api.answer()
    expect(await Promise.all([saving, removing])).toEqual(['failed', 'failed'])
    expect([store.has('canva'), store.has('deepl')]).toEqual([false, true])
  })

  it('S3.3 sends the changes of one tool one after the other, and only the last of those waiting', async () => {
    const api = createApi([])
    const store = open(api)
    const first = store.set('canva', true)
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    const others = [false, true, false].map((favorite) => store.set('canva', favorite))
    expect(api.sent).toHaveLength(1)
    await api.answer()
    await api.answer()
    expect(await Promise.all([first, ...others])).toEqual(['done', 'replaced', 'replaced', 'done'])
    expect(api.sent.at(-1)).toEqual({ toolId: 'canva', favorite: false })
    expect([store.has('canva'), [...api.list]]).toEqual([false, []])
  })

  it('D6.2a restores a tool at its old place, even before its removal is confirmed', async () => {
    const api = createApi(['canva'])
    const store = open(api)
    await store.load()
    const removed = store.set('canva', false)
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    const restored = store.set('canva', true, true)
    expect(store.has('canva')).toBe(true)
    await api.answer()
    await removed
    await api.answer()
    expect(await restored).toBe('done')
    expect(api.sent[1]).toEqual({ toolId: 'canva', favorite: true, savedAt: '2026-01-01T00:00:00.000001Z' })
  })

  it('D4.8 never applies an answer for one account to another', async () => {
    const api = createApi([])
    const store = open(api)
    const outcome = store.set('canva', true)
    await vi.waitFor(() => expect(api.sent).toHaveLength(1))
    store.forget()
    await api.answer()
    expect([await outcome, store.has('canva'), store.isKnown()]).toEqual(['replaced', false, false])
  })

  it('D6.2a keeps a change when a list requested before it arrives, and adopts later lists', async () => {
    const api = createApi([])
    const store = open(api)
    const [loaded, outcome] = [store.load(), store.set('canva', true)]
    await api.answer()
    await Promise.all([loaded, outcome])
    await store.load()
    expect([store.has('canva'), store.countChanges()]).toEqual([true, 1])
    api.list.add('deepl')
    await store.load()
    expect([store.has('deepl'), store.countChanges()], 'changed elsewhere').toEqual([true, 2])
  })
})
