import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDataVersion } from './data-version.ts'

let asked: string[]
let answer: () => Promise<Response>
const create = () =>
  createDataVersion('http://127.0.0.1:4200', (address) => {
    asked.push(String(address))
    return answer()
  })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: new Date('2026-07-18T02:59:59Z') })
  asked = []
  answer = async () => new Response(`version ${asked.length}`)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the version of the data', () => {
  it('is requested at most every 200 ms unless forgotten, and includes the hour', async () => {
    const { find: findVersion, forget } = create()
    expect(await Promise.all([findVersion(), findVersion()])).toEqual(['version 1 495650', 'version 1 495650'])
    vi.advanceTimersByTime(199)
    expect(await findVersion()).toBe('version 1 495650')
    vi.advanceTimersByTime(1)
    expect(await findVersion()).toBe('version 2 495650')
    forget()
    expect(await findVersion()).toBe('version 3 495650')
    vi.setSystemTime(new Date('2026-07-18T03:00:00Z'))
    forget()
    expect(await findVersion()).toBe('version 4 495651')
    expect(new Set(asked)).toEqual(new Set(['http://127.0.0.1:4200/data-version']))
  })
})
