import { Counter, Registry } from 'prom-client'
import { afterEach, describe, expect, it } from 'vitest'
import { openInnerListener } from './inner-listener.ts'
import { version } from './version.ts'

let close: () => Promise<void> = async () => {}
afterEach(() => close())

async function open(isReady: () => Promise<Record<string, string>>) {
  const registry = new Registry()
  new Counter({ name: 'test_total', help: 'A test', registers: [registry] }).inc(3)
  const listener = await openInnerListener({ host: '127.0.0.1', port: 0, registry, isReady })
  close = listener.close
  return async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${listener.port}${path}`, { method })
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store'])
    return { status: response.status, text: await response.text() }
  }
}

describe('openInnerListener', () => {
  it('serves liveness, readiness with its details, and metrics', async () => {
    const ask = await open(async () => ({ schema: '0042' }))
    expect(await ask('/healthz')).toEqual({ status: 200, text: `{"status":"ok","version":"${version}"}` })
    expect(await ask('/readyz')).toEqual({ status: 200, text: '{"status":"ready","schema":"0042"}' })
    expect((await ask('/metrics')).text).toContain('test_total 3')
    expect(await ask('/readyz?from=balancer')).toMatchObject({ status: 200 })
    expect(await ask('/healthz', 'HEAD')).toEqual({ status: 200, text: '' })
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('away')
      },
    ],
    ['fails', () => Promise.reject(new Error('away'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])('is alive but not ready if the readiness check %s', async (_name, isReady) => {
    const ask = await open(isReady)
    expect(await ask('/readyz')).toEqual({ status: 503, text: '{"status":"not ready"}' })
    expect((await ask('/healthz')).status).toBe(200)
  })

  it('responds with 404 to other paths and with 405 to other methods', async () => {
    const ask = await open(async () => ({}))
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/healthz', 'POST')).status).toBe(405)
  })
})
