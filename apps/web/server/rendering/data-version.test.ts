import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFindDataVersion } from './data-version.ts'

let asked: string[]
let answer: () => Promise<Response>
const find = () =>
  createFindDataVersion('http://127.0.0.1:4200', (address) => {
    asked.push(String(address))
    return answer()
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  asked = []
  answer = async () => new Response(`version ${asked.length}`)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the version of the data', () => {
  it('is asked for once a second, however many want to know it', async () => {
    const findVersion = find()
    expect(await Promise.all([findVersion(), findVersion()])).toEqual(['version 1', 'version 1'])
    vi.advanceTimersByTime(999)
    expect(await findVersion()).toBe('version 1')
    vi.advanceTimersByTime(1)
    expect(await findVersion()).toBe('version 2')
    expect(new Set(asked)).toEqual(new Set(['http://127.0.0.1:4200/data-version']))
  })

  it('is not known while the API fails or has none', async () => {
    const findVersion = find()
    for (const failing of [
      () => Promise.reject(new Error('away')),
      async () => new Response('not found', { status: 404 }),
      async () => new Response('unavailable', { status: 503 }),
    ]) {
      answer = failing
      vi.advanceTimersByTime(1_000)
      expect(await findVersion()).toBeUndefined()
    }
    expect(asked).toHaveLength(3)
  })
})
