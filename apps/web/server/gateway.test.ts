import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTrust } from '@polydex/contract/address/trusted-proxies'
import { createGateway } from './gateway.ts'

const site = 'https://polydex.example'
const token = 'Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI'
const ownPage = { 'Sec-Fetch-Site': 'same-origin', Cookie: `token=${token}; token_present=1; other=x` }

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }
let servers: Server[]
let received: Received[]
let answer: RequestListener
let call: (path: string, init?: RequestInit) => Promise<Response>

const listen = async (handler: RequestListener): Promise<string> => {
  const server = createServer(handler)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const serveGateway = (apiBase: string): Promise<string> =>
  listen(
    express().use(
      '/api',
      createGateway({ apiBase, askApi: fetch, siteOrigin: site, secureCookies: true, isTrustedProxy: createTrust('') }),
    ),
  )

/** Which cookies an answer sets, and whether it deletes them. */
const gone = (response: Response) =>
  response.headers.getSetCookie().map((text) => [text.split('=')[0], text.includes('Max-Age=0')])

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  servers = []
  received = []
  answer = (_request, response) => {
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'Cache-Control': 'public, max-age=60',
        ETag: 'W/"1"',
        'Set-Cookie': 'spy=1',
        Server: 'inner',
      })
      .end('{"data":{}}')
  }
  const api = await listen((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(request, response)
    })
  })
  const gateway = await serveGateway(api)
  call = (path, init) => fetch(gateway + path, { redirect: 'manual', ...init })
})
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  vi.restoreAllMocks()
})

/** Requests an answer with this Cache-Control; returns its encoding, its Vary header and its text. */
const askFor = async (headers: Record<string, string>, says: string) => {
  answer = (_request, response) => response.writeHead(200, { 'Cache-Control': says, Vary: 'Origin' }).end('{"data":{}}')
  const response = await call('/api/tools/getTools', { headers })
  const { headers: said } = response
  return [said.get('content-encoding'), said.get('vary'), await response.text()]
}

describe('the gateway', () => {
  it('passes a picture on without the visitor’s token, and as it is', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=60' }).end('picture')
    const response = await call('/api/icons/a-96.webp', { headers: { ...ownPage, 'Accept-Encoding': 'br' } })
    expect(received[0]?.headers.authorization).toBeUndefined()
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe('picture')
  })

  it('counts uses of tools without the visitor’s token', async () => {
    const init = { method: 'POST', body: '{}', headers: { ...ownPage, 'Content-Type': 'application/json' } }
    const response = await call('/api/tools/countUse', init)
    const { authorization, cookie } = received[0]?.headers ?? {}
    expect([response.status, authorization, cookie]).toEqual([200, undefined, undefined])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('D6.1 forwards a read and returns its caching, and passes on only headers that are named', async () => {
    const response = await call('/api/tools/getTools?q=a%20b&page=2', {
      headers: { Cookie: 'token=x', Authorization: 'forged', 'X-Forwarded-For': '1.2.3.4', 'If-None-Match': 'W/"0"' },
    })
    expect([response.status, await response.text()]).toEqual([200, '{"data":{}}'])
    expect(received[0]?.url).toBe('/api/tools/getTools?q=a%20b&page=2')
    expect(received[0]?.headers).toMatchObject({ 'if-none-match': 'W/"0"' })
    for (const name of ['cookie', 'authorization', 'x-forwarded-for'])
      expect(received[0]?.headers).not.toHaveProperty(name)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(response.headers.get('etag')).toBe('W/"1"')
    for (const name of ['set-cookie', 'server']) expect(response.headers.get(name)).toBeNull()
  })

  it('S6.1b D6.1 sends the token of the cookie as the whole Authorization header, for pages of this site', async () => {
    const response = await call('/api/favorites/getMyFavorites', { headers: ownPage })
    expect(received[0]?.headers.authorization).toBe(token)
    expect(received[0]?.headers).not.toHaveProperty('cookie')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: site }],
    ['an old browser elsewhere', { Origin: 'https://polydex.example.evil.com' }],
    ['nobody', {}],
  ])('D6.1 sends no token for requests from %s, and refuses their changes', async (_who, headers) => {
    const read = await call('/api/tools/getTools', { headers: { ...headers, Cookie: `token=${token}` } })
    expect([read.status, received[0]?.headers.authorization]).toEqual([200, undefined])
    const change = await call('/api/user/submit', { method: 'POST', headers, body: '{}' })
    expect([change.status, (await change.json()).code]).toEqual([403, 'invalid_input'])
    expect(received).toHaveLength(1)
  })

  it.each([
    ['is longer than the API accepts', { body: 'x'.repeat(65_537) }],
    ['does not say how long it is', { body: new Blob(['{}']).stream(), duplex: 'half' as const }],
  ])('refuses a change that %s', async (_name, init) => {
    const response = await call('/api/user/submit', { method: 'POST', headers: ownPage, ...init })
    expect([response.status, (await response.json()).code, received]).toEqual([400, 'invalid_input', []])
  })

  it.each(['/api/login/login', '/api/login/signUp', '/api/login/%6cogin'])(
    'D3.2 hands out no token: %s is not forwarded',
    async (path) => {
      const response = await call(path, { method: 'POST', headers: ownPage, body: '{}' })
      expect([response.status, received]).toEqual([404, []])
    },
  )

  it('D4.8 deletes the cookies of a stale token, and of one that is logged out', async () => {
    answer = (_request, response) => response.writeHead(401).end('{"code":"login_required","message":""}')
    const stale = await call('/api/favorites/getMyFavorites', { headers: ownPage })
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([401, 'private, no-store'])
    expect(gone(stale)).toEqual([
      ['token', true],
      ['token_present', true],
    ])
    const visitor = await call('/api/favorites/getMyFavorites', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([visitor.status, gone(visitor)]).toEqual([401, []])
    answer = (_request, response) => response.writeHead(200).end('{"data":{}}')
    const ended = await call('/api/login/logout', { method: 'POST', headers: ownPage, body: '{}' })
    expect(gone(ended)).toHaveLength(2)
  })

  it('D3.2 D4.8 treats two tokens as none, and deletes both', async () => {
    const planted = 'cGxhbnRlZC1ieS1hLWhvc3QtYmVzaWRlLW91cnMtMDE'
    const headers = { ...ownPage, Cookie: `token=${planted}; token=${token}; token_present=1` }
    const response = await call('/api/tools/getTools', { headers })
    expect(received[0]?.headers).not.toHaveProperty('authorization')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        'token=; Path=/; SameSite=Lax; HttpOnly; Max-Age=0; Secure',
        'token=; Path=/; Domain=polydex.example; Max-Age=0; Secure',
        'token=; Path=/api/tools; Domain=polydex.example; Max-Age=0; Secure',
      ]),
    )
  })

  it('D7.3 answers 503 as JSON while the API is away', async () => {
    const response = await fetch(`${await serveGateway('http://127.0.0.1:1')}/api/tools/getTools`)
    expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('retry-after')).toBe('5')
  })

  it('compresses public answers, but none with no-store and none to a request with a token', async () => {
    const kept = 'public, max-age=30'
    expect(await askFor({ 'Accept-Encoding': 'gzip, br' }, kept)).toEqual([
      'br',
      'Origin, Accept-Encoding',
      '{"data":{}}',
    ])
    expect(await askFor({ 'Accept-Encoding': 'gzip' }, kept)).toEqual([
      'gzip',
      'Origin, Accept-Encoding',
      '{"data":{}}',
    ])
    expect(await askFor({ 'Accept-Encoding': 'identity' }, kept)).toEqual([
      null,
      'Origin, Accept-Encoding',
      '{"data":{}}',
    ])
    expect(await askFor({ 'Accept-Encoding': 'br', ...ownPage }, kept)).toEqual([null, 'Origin', '{"data":{}}'])
    expect(await askFor({ 'Accept-Encoding': 'br' }, 'no-store')).toEqual([null, 'Origin', '{"data":{}}'])
  })

  it.each([
    ['stops asking when the caller leaves', 'GET', false],
    ['makes a change whose caller has left', 'POST', true],
  ])('%s', async (_name, method, isMade) => {
    let finish: (() => void) | undefined
    const made = new Promise((resolve) => {
      answer = (_request, response) => {
        response.once('close', () => resolve(response.writableFinished))
        finish = () => response.end('{}')
      }
    })
    const leaving = new AbortController()
    const asked = call('/api/user/setFavorite', { method, headers: ownPage, signal: leaving.signal })
    await vi.waitFor(() => expect(received).toHaveLength(1))
    leaving.abort()
    await expect(asked).rejects.toThrow('abort')
    // The gateway notices a moment later.
    await new Promise((resolve) => setTimeout(resolve, 50))
    finish?.()
    expect(await made).toBe(isMade)
  })
})
