import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFailure } from '../request/page-failure.ts'
import { guardPage, runGuards } from './guards.ts'

const given = (path: string) => {
  const url = new URL(path, 'https://polydex.example')
  return { url, request: new Request(url), params: {}, pattern: path, context: new RouterContextProvider() }
}
const page = () => Promise.resolve(new Response('page'))

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

describe('guards', () => {
  it('D8.2 run for the pages whose row in the page table names them', async () => {
    for (const path of ['/login', '/zh/register'])
      expect((await guardPage(given(path), page)).headers.get('cache-control')).toBe('private, no-store')
    expect((await guardPage(given('/about'), page)).headers.get('cache-control')).toBeNull()
  })

  it('S8.2 D8.2 stop the request with 500 ‘Unknown middleware’ if a name is not in the registry', async () => {
    const reached = vi.fn<typeof page>(page)
    const thrown: unknown = await runGuards(['private', 'nonsense'], given('/login'), reached).catch(
      (error: unknown) => error,
    )
    expect(reached).not.toHaveBeenCalled()
    const { init, data } = thrown as { init: ResponseInit; data: unknown }
    expect([init.status, data]).toEqual([500, { code: 'unknown_middleware' }])
    expect(console.error).toHaveBeenCalledExactlyOnceWith('Unknown middleware: nonsense')
    // What the router turns it into, for the error page.
    const error = { status: 500, statusText: '', internal: false, data }
    expect(readFailure(error)).toEqual({ status: 500, code: 'unknown_middleware' })
  })

  it.each(['toString', '__proto__', ''])('D8.2 %s is not a guard', async (name) => {
    await expect(runGuards([name], given('/login'), page)).rejects.toMatchObject({ init: { status: 500 } })
  })
})
