import { connect as connectPlain } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect as connectTls } from 'node:tls'
import { expect, test } from '@playwright/test'
import { sampleSite } from '../../e2e/site.ts'
import { askEdge, edgeHost } from '../../scripts/edge/ask-edge.ts'
import type { RunningEdge } from '../../scripts/edge/run-edge.ts'
import { scoreHeaders } from './observatory-score.ts'
import { startEdge } from './start-edge.ts'

test.describe.configure({ mode: 'serial' })

let edge: RunningEdge
test.beforeAll(async () => {
  edge = await startEdge({ webs: [Number(new URL(sampleSite).port)] })
})
test.afterAll(() => edge?.stop())

const ask = (path: string, headers: Record<string, string> = {}) => askEdge(edge.ports, path, { headers })

/** The cache status of each request for a path, in order. */
async function cacheOf(path: string): Promise<string[]> {
  const lines = (await edge.readLog()).split('\n').filter(Boolean)
  return lines
    .map((line) => JSON.parse(line) as { path: string; cache: string })
    .filter((line) => line.path === path)
    .map(({ cache }) => cache)
}

test('D4.1 a page is rendered once for all visitors, whatever headers they send', async () => {
  const visitors = [
    {},
    { Cookie: 'token=abc; token_present=1; i18n_redirected=de' },
    { 'Accept-Language': 'ja', 'User-Agent': 'x', Authorization: 'abc', 'X-Forwarded-Host': 'evil.example' },
    { 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
  ]
  const answers = []
  for (const headers of visitors) answers.push(await ask('/de/tool/canva', headers))
  const log = await edge.readLog()
  for (const answer of answers) {
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
    // The id is that of this request, not of the one for which the page was rendered.
    expect(log).toContain(`"id":"${String(answer.headers['x-request-id'])}"`)
    expect(answer.body.equals(answers[0]?.body ?? Buffer.alloc(0))).toBe(true)
  }
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(visitors.length)
  const direct = await fetch(`${sampleSite}/de/tool/canva`, { headers: { 'Accept-Encoding': 'identity' } })
  expect(answers[0]?.body.toString()).toBe(await direct.text())
  expect(await cacheOf('/de/tool/canva')).toEqual(['MISS', 'HIT', 'HIT', 'HIT'])
})

test('D7.5 unknown parameters are not in the cache key, and canonical redirects keep them', async () => {
  for (const query of ['page=2', 'page=2&utm_source=a', 'page=2&fbclid=1&x', 'page=2&&a=b%20c'])
    expect([query, (await ask(`/rank/hot?${query}`)).status]).toEqual([query, 200])
  expect(await cacheOf('/rank/hot')).toEqual(['MISS', 'HIT', 'HIT', 'HIT'])
  for (const [asked, wanted] of [
    ['/rank/category_ai?utm_source=a&page=2', '/rank/category_ai?page=2&utm_source=a'],
    ['/rank/category_ai?page=2&month=2026-09', '/rank/category_ai?month=2026-09&page=2'],
    ['/rank/category_ai?page=1', '/rank/category_ai'],
    ['/Rank/category_ai?utm_source=b', '/rank/category_ai?utm_source=b'],
    ['//rank/category_ai', '/rank/category_ai'],
    ['/rank/category_ai?p%61ge=2', '/rank/category_ai?page=2'],
  ] as const) {
    const { status, headers } = await ask(asked)
    expect([asked, status, headers.location]).toEqual([asked, 301, wanted])
  }
  const searches = await Promise.all(['/find?q=image', '/find?q=music'].map((path) => ask(path)))
  expect(searches[0]?.body.equals(searches[1]?.body ?? Buffer.alloc(0))).toBe(false)
})

test('the cache holds three encodings of a page, whatever Accept-Encoding says', async () => {
  const wanted = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, *;q=0.1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.000, deflate', undefined],
    ['xbr, gzipped', undefined],
    ['', undefined],
    ['identity', undefined],
    ['br;q=0.5,gzip;q=0.9', 'br'],
  ] as const
  for (const [accepted, encoding] of wanted) {
    const { headers } = await ask('/about', { 'Accept-Encoding': accepted })
    expect([accepted, headers['content-encoding'], headers.vary]).toEqual([accepted, encoding, 'Accept-Encoding'])
  }
  expect((await cacheOf('/about')).filter((cache) => cache !== 'HIT')).toEqual(['MISS', 'MISS', 'MISS'])
})

test('D4.2 `/` answers as the web would, and is rendered only once', async () => {
  const languages = [
    'de',
    'de-AT',
    'DE',
    'fr',
    'tw',
    'zh',
    'zh-TW',
    'zh-Hant-HK',
    'zh-Hans-TW',
    'zh-CN',
    'pt-PT',
    'en-GB',
    '*',
    '',
    'en-US,en;q=0.9',
    'de-DE,de;q=0.9,en;q=0.8',
    'fr-FR,fr;q=0.9,en;q=0.8',
    'fr;q=0.9,ja;q=1',
    'ja;q=0.1,ko;q=0.2',
    'xx,de',
    'de;q=0,en',
    ' de',
    'de ,en',
    'zh-Hant-CN,en',
    'vi-VN,vi;q=0.9',
    'x-de',
    'de_DE',
    'en;q=0, es',
  ]
  const cookies = ['', 'i18n_redirected=ja', 'i18n_redirected=en', 'i18n_redirected=xx', 'a=1; i18n_redirected=pt; b=2']
  const cases = [
    ...languages.map((language) => ({ language, cookie: '', site: '' })),
    ...cookies.flatMap((cookie) =>
      ['de', 'fr;q=0.9,ja;q=1', 'en-US,en;q=0.9'].flatMap((language) =>
        ['', 'same-origin', 'cross-site'].map((site) => ({ language, cookie, site })),
      ),
    ),
  ]
  for (const { language, cookie, site } of cases) {
    const headers = {
      ...(language !== '' && { 'Accept-Language': language }),
      ...(cookie !== '' && { Cookie: cookie }),
      ...(site !== '' && { 'Sec-Fetch-Site': site }),
    }
    const direct = await askDirectly('/?utm_source=a', headers)
    const { status, headers: said } = await ask('/?utm_source=a', headers)
    expect([headers, status, said.location, said['set-cookie']?.[0]?.split(';')[0]]).toEqual([headers, ...direct])
  }
  const kept = await cacheOf('/')
  expect(kept.filter((cache) => cache === 'MISS')).toHaveLength(1)
  expect(kept.filter((cache) => cache === 'HIT').length).toBeGreaterThan(20)
})

/** Status, Location and cookie of an answer of the web, past the edge. */
async function askDirectly(path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(sampleSite)
  const socket = connectPlain(Number(port), hostname)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HEAD ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n${lines.join('')}\r\n`)
  const head = await text(socket)
  return [
    Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]),
    /^location: (.+)$/im.exec(head)?.[1]?.trim(),
    /^set-cookie: ([^;]+)/im.exec(head)?.[1],
  ]
}

test('D6.1 private pages are never stored, and a refused POST does not affect a public page', async () => {
  for (const path of ['/login', '/collect', '/de/account', '/collect/shared/abc', '/api/favorites/getMyFavorites'])
    for (const headers of [{}, { Cookie: 'token=abc' }]) {
      const { headers: said } = await ask(path, headers)
      expect([path, said['cache-control']]).toEqual([path, expect.stringContaining('no-store')])
    }
  for (const path of ['/login', '/collect', '/de/account']) expect(await cacheOf(path)).toEqual(['BYPASS', 'BYPASS'])
  const posted = await askEdge(edge.ports, '/tool/canva', {
    method: 'POST',
    body: 'a=b',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://evil.example' },
  })
  expect(posted.status).toBe(403)
  expect((await ask('/tool/canva')).status).toBe(200)
})

test('the log contains no queries, share keys or client addresses', async () => {
  await ask('/find?q=something-private')
  await ask('/de/collect/shared/abcdefgh12345678')
  const log = await edge.readLog()
  expect(log).toContain('/de/collect/shared/-')
  expect(log).not.toMatch(/something-private|abcdefgh12345678|127\.0\.0\.1/)
})

test('foreign hosts, old TLS and GET requests with a body are refused', async () => {
  const raw = async (lines: string[], servername = edgeHost) => {
    const socket = connectTls({ host: '127.0.0.1', port: edge.ports.https, servername, rejectUnauthorized: false })
    socket.on('error', () => {})
    socket.end(`${lines.join('\r\n')}\r\n\r\n`)
    return text(socket).catch((error: NodeJS.ErrnoException) => `refused: ${error.code}`)
  }
  expect(await raw(['GET /about HTTP/1.1', `Host: ${edgeHost}`, 'Connection: close'])).toContain('HTTP/1.1 200')
  for (const lines of [
    ['GET / HTTP/1.1', 'Host: evil.example'],
    ['GET / HTTP/1.0'],
    ['GET http://evil.example/ HTTP/1.1', `Host: ${edgeHost}`],
  ])
    expect(await raw([...lines, 'Connection: close'])).not.toContain('HTTP/')
  expect(await raw(['GET / HTTP/1.1', 'Host: evil.example'], 'evil.example')).toContain('refused')
  for (const body of ['Content-Length: 3\r\n\r\na=b', 'Transfer-Encoding: chunked\r\n\r\n0'])
    expect(await raw(['GET /about HTTP/1.1', `Host: ${edgeHost}`, 'Connection: close', body])).toContain('HTTP/1.1 400')
  // A client that would accept it: without these options Node refuses before it connects.
  const willing = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
  const old = connectTls({ host: '127.0.0.1', port: edge.ports.https, servername: edgeHost, ...willing })
  await expect(
    new Promise((resolve, reject) => old.once('secureConnect', resolve).once('error', reject)),
  ).rejects.toThrow()
  const plain = await fetch(`http://127.0.0.1:${edge.ports.http}/find?q=a`, { redirect: 'manual' }).catch(
    () => undefined,
  )
  expect(plain).toBeUndefined()
})

test('concurrent requests for an uncached page share one render', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask('/ja/rank/region')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await cacheOf('/ja/rank/region')).filter((cache) => cache === 'MISS')).toHaveLength(1)
})

test('limits count rendered pages, not cached ones, and refuse in the language of the address', async () => {
  // No searches: the API refuses some of those itself, and the web answers with a page.
  const misses = await Promise.all(Array.from({ length: 240 }, (_, index) => ask(`/de/missing-${index}`)))
  const refused = misses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(10)
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5')
    expect(body.toString()).toContain('Bitte etwas langsamer')
  }
  const form = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'email=a' }
  const forms = await Promise.all(Array.from({ length: 40 }, () => askEdge(edge.ports, '/de/login', form)))
  expect(forms.filter(({ body }) => body.includes('Bitte etwas langsamer')).length).toBeGreaterThan(10)
  const hits = await Promise.all(Array.from({ length: 500 }, () => ask('/de/tool/canva')))
  expect(hits.filter(({ status }) => status !== 200)).toEqual([])
})

test('headers score 130 on the scale of the HTTP Observatory', async () => {
  for (const path of ['/', '/de/tool/canva', '/ja/find', '/login', '/missing-page'])
    expect([path, scoreHeaders((await ask(path)).headers)]).toEqual([path, { score: 130, faults: [] }])
  expect(scoreHeaders({})).toEqual({ score: 25, faults: expect.arrayContaining(['nosniff', 'referrer']) as string[] })
})
