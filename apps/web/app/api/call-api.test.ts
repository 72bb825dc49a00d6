import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endpoint } from '@polydex/contract/http/endpoint'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createCallApi } from './call-api.ts'

const getSum = endpoint(
  { method: 'GET', path: '/api/sum', access: 'public', tag: 'Tools' },
  {
    summary: '',
    input: z.object({ a: z.number(), b: z.number().optional() }),
    example: { a: 1 },
    output: z.object({ sum: z.number() }),
  },
)

let server: Server
let base: string
let asked: string[]
let received: { method: string | undefined; accept: string | undefined; type: string | undefined; body: string }[]
let tokens: (string | undefined)[]
let answer: { status: number; body: string }

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  asked = []
  received = []
  tokens = []
  answer = { status: 200, body: '{"data":{"sum":3}}' }
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      const { accept, 'content-type': type } = request.headers
      received.push({ method: request.method, accept, type, body })
      tokens.push(request.headers.authorization)
      response.writeHead(answer.status).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  vi.restoreAllMocks()
})

describe('callApi', () => {
  it('S7.1b sends JSON, asks for JSON and reads JSON', async () => {
    const callApi = createCallApi(base)
    expect(await callApi(getSum, { a: 1 })).toEqual({ sum: 3 })
    expect(await callApi({ ...getSum, method: 'POST' }, { a: 1, b: 2 })).toEqual({ sum: 3 })
    expect(received).toEqual([
      { method: 'GET', accept: 'application/json', type: undefined, body: '' },
      { method: 'POST', accept: 'application/json', type: 'application/json', body: '{"a":1,"b":2}' },
    ])
  })

  it('S7.3 D7.3 logs any other status and throws a failure with its code', async () => {
    answer = { status: 404, body: '{"code":"not_found","message":"no such sum"}' }
    await expect(createCallApi(base)(getSum, { a: 1 })).rejects.toMatchObject({ code: 'not_found' })
    expect(console.warn).toHaveBeenCalledOnce()
    answer = { status: 503, body: '{"code":"unavailable","message":"not now"}' }
    await expect(createCallApi(base)(getSum, { a: 1 })).rejects.toMatchObject({ code: 'unavailable' })
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('S6.1b sends a token as the whole header with changes, and never with reads', async () => {
    const callApi = createCallApi(base, { findToken: () => 'secret' })
    await callApi({ ...getSum, method: 'POST' }, { a: 1 })
    await callApi(getSum, { a: 1 })
    expect(tokens).toEqual(['secret', undefined])
  })

  it.each([
    [201, '{"data":{"sum":3}}'],
    [400, '{"code":"made_up"}'],
  ])('treats %i %s as an unexpected failure', async (status, body) => {
    answer = { status, body }
    await expect(createCallApi(base)(getSum, { a: 1 })).rejects.toMatchObject({ code: 'unexpected' })
  })

  it.each([
    [502, '<html>Bad gateway</html>'],
    [503, '{"code":"not_found","message":""}'],
  ])('treats %i %s as an unavailable API', async (status, body) => {
    answer = { status, body }
    await expect(createCallApi(base)(getSum, { a: 1 })).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('rejects an answer that does not match the contract', async () => {
    answer = { status: 200, body: '{"data":{"sum":"three"}}' }
    await expect(createCallApi(base)(getSum, { a: 1 })).rejects.toThrow('invalid_type')
  })

  it('reports unavailable if an answer breaks off or takes over 2.8 s, and does not wait a second time', async () => {
    answer = { status: 200, body: '' }
    const startedAt = performance.now()
    const callApi = createCallApi(base)
    server.removeAllListeners('request')
    server.on('request', (request, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"data":')
      if (request.url?.includes('a=1') === true) setTimeout(() => response.destroy(), 50)
    })
    await expect(callApi(getSum, { a: 1 })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(callApi(getSum, { a: 2 })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(callApi(getSum, { a: 3 })).rejects.toMatchObject({ code: 'unavailable' })
    const tookMs = performance.now() - startedAt
    expect(tookMs).toBeGreaterThan(2_700)
    expect(tookMs).toBeLessThan(2_800 + 1_000)
    server.closeAllConnections()
  })
})
