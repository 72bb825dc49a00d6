import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { boundMs } from '../../../tests/run-mode.ts'
import { createAskApi } from './ask-api.ts'

let server: Server
let base: string
let asked: string[]
let answer: RequestListener

const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
const portOf = () => (server.address() as AddressInfo).port
const end = () => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

beforeEach(async () => {
  asked = []
  answer = (_request, response) => response.end('{}')
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await listen(0)
  base = `http://127.0.0.1:${portOf()}`
})
afterEach(async () => {
  if (server.listening) await end()
})

/** Timeout of the health check. */
const patienceMs = 500
const short = () => ({ signal: AbortSignal.timeout(100) })
/** Never answers. */
const freeze: RequestListener = () => {}
const fails = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  )

describe('askApi', () => {
  it('retries a read whose connection was refused: the API may be restarting', async () => {
    const port = portOf()
    await end()
    const asking = createAskApi(base)(`${base}/a`, {})
    await wait(50)
    await listen(port)
    expect((await asking).status).toBe(200)
    expect(asked).toEqual(['/a'])
  })

  it('never repeats a change, nor a read that timed out', async () => {
    answer = (request) => request.socket.destroy()
    const askApi = createAskApi(base)
    await fails(askApi(`${base}/change`, { method: 'POST', body: 'x' }))
    answer = freeze
    await fails(askApi(`${base}/read`, short()))
    expect(asked.filter((path) => path !== '/healthz')).toEqual(['/change', '/read'])
  })

  it('keeps using an API whose health check succeeds, however often a slow call times out', async () => {
    const onOpen = vi.fn<() => void>()
    const askApi = createAskApi(base, { events: { onOpen } })
    answer = (request, response) => request.url === '/healthz' && response.end()
    for (let turn = 0; turn < 6; turn += 1) await fails(askApi(`${base}/slow`, short()))
    await wait(patienceMs)
    expect(asked).toContain('/healthz')
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('fails immediately once a health check has failed, recovers by itself, and reports both', async () => {
    const said: string[] = []
    const onFailure = vi.fn<(reason: string) => void>()
    const events = { onOpen: () => said.push('away'), onClose: () => said.push('back') }
    const askApi = createAskApi(base, { events, onFailure })
    answer = freeze
    await fails(askApi(`${base}/a`, short()))
    await vi.waitFor(() => expect(said).toEqual(['away']), { timeout: 5_000 })
    const [before, startedAt] = [asked.length, performance.now()]
    for (let turn = 0; turn < 20; turn += 1) expect(await fails(askApi(`${base}/a`, {}))).toBe('The API is down')
    expect(performance.now() - startedAt).toBeLessThan(boundMs(50))
    expect(asked).toHaveLength(before)
    expect(onFailure.mock.calls.flat()).toEqual(['timeout', ...Array.from({ length: 20 }, () => 'open')])
    answer = (_request, response) => response.writeHead(404).end()
    await vi.waitFor(() => expect(said).toEqual(['away', 'back']), { timeout: 5_000 })
    expect(asked.slice(before)).toEqual(['/healthz'])
    expect((await askApi(`${base}/a`, {})).status).toBe(404)
  })

  it('aborts pending reads once the API is known to be away, but not changes already sent', async () => {
    answer = freeze
    const askApi = createAskApi(base)
    const waiting = fails(askApi(`${base}/read`, { signal: AbortSignal.timeout(60_000) }))
    const sent = fails(askApi(`${base}/change`, { method: 'POST', body: 'x', signal: AbortSignal.timeout(1_500) }))
    await fails(askApi(`${base}/a`, short()))
    expect(await waiting).toBe('The API is down')
    expect(await sent).toMatch(/timeout/)
  })
})
