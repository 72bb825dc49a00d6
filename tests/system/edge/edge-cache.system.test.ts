import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cacheRules as ofApi } from '../../../apps/api/src/reads/cache-rules.ts'
import { cacheRules as ofWeb } from '../../../apps/web/app/http/cache-rules.ts'
import { askEdge } from '../../../tests/ask-edge.ts'
import { secondsAtEdge } from '../../../scripts/edge/kept-at-edge.ts'
import type { RunningEdge } from '../../../tests/run-edge.ts'
import { startEdge } from '../../start-edge.ts'
import { mayBeKept, startOrigin, type Origin } from './start-origin.ts'

/** These tests are not about limits, and all their requests come from one machine. */
const limitLess = (conf: string): string => conf.replaceAll('burst=60 ', 'burst=6000 ')

let origin: Origin
let edge: RunningEdge
beforeAll(async () => {
  origin = await startOrigin()
  edge = await startEdge({ webs: [origin.port], change: limitLess })
}, 30_000)
afterAll(async () => {
  await edge.stop()
  origin.stop()
})

const ask = async (path: string, asked: Parameters<typeof askEdge>[2] = {}) => {
  const { status, headers, body } = await askEdge(edge.ports, path, asked)
  return { status, headers, text: body.toString() }
}

let pages = 0
/** A page that nobody has asked for yet. */
const newPage = (): string => `/tool/page-${(pages += 1)}`

/** The lines of requests for a target that reached the origin. */
const askedFor = (target: string): string[] =>
  origin.asked.map(({ line }) => line).filter((line) => line.endsWith(` ${target}`))

describe('a public page', () => {
  it.each([
    { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/login', Forwarded: 'host=evil.example' },
    { 'X-Forwarded-For': '203.0.113.7', 'X-Request-Id': 'evil', 'User-Agent': 'evil', Origin: 'https://evil.example' },
    { Cookie: 'token=evil; token_present=1; i18n_redirected=ja', Authorization: 'evil', 'Accept-Language': 'ja' },
    { Range: 'bytes=0-1', 'If-None-Match': '*', 'Cache-Control': 'no-cache', Pragma: 'no-cache' },
    { 'X-Accel-Redirect': '/edge/home', 'X-Edge-Home': '/account', 'X-HTTP-Method-Override': 'POST' },
  ])('D4.1 is asked for once, without anything of the visitor: %j', async (headers) => {
    const page = newPage()
    await ask(page, { headers })
    const { status, text, headers: said } = await ask(page)
    expect([status, text]).toEqual([200, `GET ${page} {"host":"example.org"}`])
    expect(origin.asked.filter(({ line }) => line.endsWith(page))).toEqual([
      {
        line: `GET ${page}`,
        headers: {
          host: 'example.org',
          'x-forwarded-for': '127.0.0.1',
          'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ])
    expect(said['set-cookie']).toBeUndefined()
  })

  it('D7.5 has a key without unknown parameters, and the web is not asked with them', async () => {
    const search = '/find?q=lantern'
    const cloaked = ['&utm_source=a', '&a=b;q=evil', '&fbclid=1&x', '&&callback=evil', '&_method=DELETE']
    for (const more of cloaked) expect((await ask(search + more)).text).toContain(`GET ${search} {`)
    expect(askedFor(search)).toHaveLength(1)
    for (const more of ['&q=evil', ';q=evil', '&%71=evil', '%26q=evil']) await ask(search + more)
    expect((await ask(search)).text).toContain(`GET ${search} {`)
    expect(askedFor(search)).toHaveLength(1)
    // What is not in canonical order reaches the web as it was sent: the web redirects, and keeps all of it.
    expect((await ask('/rank/hot?utm_source=a&page=2')).text).toContain('GET /rank/hot?utm_source=a&page=2 {')
    expect((await ask('/find?q=other')).text).toContain('GET /find?q=other {')
  })

  it('has a key with the path as it was sent: no other spelling replaces it, and the web sees that spelling', async () => {
    for (const spell of [
      (page: string) => `/evil/..${page}`,
      (page: string) => `/evil/%2e%2e${page}`,
      (page: string) => `/${page}`,
      (page: string) => page.replace('tool', 't%6fol'),
      (page: string) => page.replace('/tool/', '/TOOL/'),
      (page: string) => page.replace('/page', '%2fpage'),
      (page: string) => `${page}%0d%0aX-Evil:%201`,
      (page: string) => `${page};evil=1`,
    ]) {
      const page = newPage()
      await ask(spell(page))
      expect(askedFor(spell(page))).toEqual([`GET ${spell(page)}`])
      expect((await ask(page)).text).toContain(`GET ${page} {`)
    }
  })

  it('is kept in three encodings, whatever Accept-Encoding says', async () => {
    const page = newPage()
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=1.0, *;q=0.1', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['GZIP', 'gzip'],
      ['gzip;q=0.000, deflate', undefined],
      ['xbr, gzipped', undefined],
      ['', undefined],
    ] as const) {
      const { text } = await ask(page, { headers: { 'Accept-Encoding': accepted } })
      const said = JSON.stringify({
        host: 'example.org',
        ...(encoding !== undefined && { 'accept-encoding': encoding }),
      })
      expect([accepted, text.replace(/^\S+ \S+ /, '')]).toEqual([accepted, said])
    }
    expect(askedFor(page)).toHaveLength(3)
  })

  it('is neither replaced by another method nor by HEAD', async () => {
    for (const method of ['HEAD', 'POST', 'PUT', 'OPTIONS']) {
      const page = newPage()
      const sent = method === 'POST' ? { body: 'q=evil' } : {}
      await ask(page, { method, ...sent })
      expect([method, (await ask(page)).text]).toEqual([method, `GET ${page} {"host":"example.org"}`])
    }
  })

  it('of a tool’s icon is asked for once, without the visitor', async () => {
    const icon = `/api/icons/${'a'.repeat(32)}-96.webp`
    for (const query of ['', '?1'])
      expect((await ask(icon + query, { headers: { Cookie: 'token=victim' } })).text).not.toContain('victim')
    expect(askedFor(icon)).toHaveLength(1)
  })

  it('is rendered once for all who wait for it', async () => {
    const page = newPage()
    origin.instead.set(page, (response) => {
      setTimeout(() => response.writeHead(200, { 'Cache-Control': mayBeKept }).end('slow'), 300)
    })
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(page)))
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['slow']))
    expect(askedFor(page)).toHaveLength(1)
  })
})

describe('an answer for one visitor', () => {
  it.each([
    '/account',
    '/de/account.data',
    '/ja/collect/shared/abc',
    '/tool/canva/maker',
    '/api/favorites/getMyFavorites',
    '/api/favorites/getMyFavorites.css',
    '/account/x.css',
    '/account%2fx.css',
    '/account;.js',
    '/account%0a.css',
    '/account?/x.css',
    '/account/../assets/x.css',
    '/assets/%2e%2e/account',
    '//account',
    '/%61ccount',
  ])('D6.1 is never given to another, even if the web let it be stored: %s', async (path) => {
    await ask(path, { headers: { Cookie: 'token=victim', 'Sec-Fetch-Site': 'same-origin' } })
    expect((await ask(path)).text).not.toContain('victim')
  })

  it('D6.1 of the site is asked for with the cookie of each visitor', async () => {
    for (const path of ['/account', '/tool/canva/maker', '/api/favorites/getMyFavorites'])
      for (const token of ['one', 'two'])
        expect((await ask(path, { headers: { Cookie: `token=${token}` } })).text).toContain(`"cookie":"token=${token}"`)
  })

  it('D4.1 is not stored if it sets a cookie', async () => {
    for (const path of [newPage(), '/']) {
      origin.instead.set(path, (response) => {
        const says = path === '/' ? 'no-cache' : mayBeKept
        response.writeHead(200, { 'Cache-Control': says, 'Set-Cookie': 'token=evil' }).end('evil')
      })
      await ask(path)
      origin.instead.delete(path)
      const { text, headers } = await ask(path)
      expect([path, text, headers['set-cookie']]).toEqual([path, expect.stringMatching(/^GET \//), undefined])
    }
  })
})

const rules = [...Object.entries(ofWeb), ...Object.entries(ofApi)].flatMap(([kind, { status, says }]) =>
  says === null ? [] : [{ kind, says, status: Number(/\b[1-5]\d\d\b/.exec(status)?.[0] ?? 200) }],
)

it.each(rules)('D4.1 the edge keeps the kind "$kind" exactly if its rule says so', async ({ says, status }) => {
  // The home page has a rule of the edge's own, and was already asked for above.
  const path = says === ofWeb.home.says ? '/?seed=7' : newPage()
  origin.instead.set(path, (response) => response.writeHead(status, { 'Cache-Control': says }).end('x'))
  for (const _ of [1, 2]) await ask(path)
  expect(askedFor(path)).toHaveLength(secondsAtEdge(says) > 0 ? 1 : 2)
})

it('the log contains no queries, share keys or addresses of clients', async () => {
  await ask('/find?q=something-private')
  await ask('/de/collect/shared/abcdefgh12345678')
  const log = await edge.readLog()
  expect(log).toContain('/de/collect/shared/-')
  expect(log).not.toMatch(/something-private|abcdefgh12345678|127\.0\.0\.1/)
})

describe('while the web is away', () => {
  it('D4.8 what was stored is served, however old, and the rest is 503 in nine languages', async () => {
    const page = newPage()
    origin.instead.set(page, (response) => {
      response.writeHead(200, { 'Cache-Control': 'public, max-age=0, s-maxage=1' }).end('stored')
    })
    await ask(page)
    await wait(1_500)
    origin.stop()
    expect(await ask(page)).toMatchObject({ status: 200, text: 'stored' })
    const titles = new Set<string>()
    for (const locale of ['', '/tw', '/zh', '/es', '/de', '/ja', '/ko', '/vi', '/pt']) {
      const { status, headers, text } = await ask(`${locale}/rank/Category`)
      expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '30'])
      expect(headers['strict-transport-security']).toBeTruthy()
      titles.add(/<h1>(.+)<\/h1>/.exec(text)?.[1] ?? '')
    }
    expect(titles.size).toBe(9)
    const form = await ask('/ja/login', { method: 'POST', body: 'email=a' })
    expect(form).toMatchObject({ status: 503, text: (await ask('/ja/rank/Category')).text })
  })
})
