import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { cacheRules, type AnswerKind } from '../apps/web/app/http/cache-rules.ts'
import { startWeb } from '../tests/start-site.ts'
import { sayFailure, startInterceptedApi, type InterceptedApi } from './intercepted-api.ts'
import { expect, sampleApi, test } from './site.ts'

type Said = { status: number; says: string | undefined }
type Way = { method?: string; headers?: OutgoingHttpHeaders; body?: string }

let api: InterceptedApi
let web: Awaited<ReturnType<typeof startWeb>>

test.beforeAll(async () => {
  api = await startInterceptedApi(sampleApi)
  web = await startWeb(api.origin, { RENDERS_AT_ONCE: '8' })
})
test.afterAll(async () => {
  await web.stop()
  api.stop()
})

/** Not `fetch`, which normalises addresses and headers. */
async function ask(path: string, { method = 'GET', headers = {}, body = '' }: Way = {}): Promise<Said> {
  const { hostname, port } = new URL(web.origin)
  const asking = request({ hostname, port, path, method, headers: { Connection: 'close', ...headers } })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode ?? 0, says: answer.headers['cache-control'] }
}

/** A malformed request. */
async function askRaw(bytes: string): Promise<Said> {
  const socket = connect(Number(new URL(web.origin).port), '127.0.0.1')
  socket.write(bytes)
  const answer = await text(socket)
  const says = /^cache-control: (.*)\r$/im.exec(answer)?.[1]
  return { status: Number(answer.slice(9, 12)), says }
}

/** Requests pages while a call of the API fails. */
async function failing(call: string, status: number, failure: Record<string, unknown>, paths: string[]) {
  api.instead.set(call, sayFailure(status, failure))
  const said: Said[] = []
  for (const path of paths) said.push(await ask(path))
  api.instead.delete(call)
  return said
}

const all = (...asked: Promise<Said>[]) => Promise.all(asked)
const frame = '/api/cate/getGroupCate'
const list = '/api/tools/getTools'
const detail = '/api/tools/getToolsDetail'
const ownForm = () => ({ Origin: web.origin, 'Content-Type': 'application/x-www-form-urlencoded' })
const session = { Cookie: 'token=Zk1xT0c4d2pVb3JQeWg5TXNBN2VLdDNMbkZpUjZ2QjI', 'Sec-Fetch-Site': 'same-origin' }

/** Requests that produce each kind of answer; a kind without one does not compile. */
const ways: Record<AnswerKind, () => Promise<Said[]>> = {
  page: () =>
    all(
      ask('/find'),
      ask('/de'),
      ask('/de?seed=5'),
      ask('/about', { method: 'HEAD' }),
      ask('/about', { headers: session }),
    ),
  data: () => all(ask('/find.data'), ask('/_.data'), ask('/de.data'), ask('/_.data?seed=5')),
  home: () => all(ask('/'), ask('/?seed=5'), ask('/', { method: 'HEAD' })),
  incomplete: () => failing(frame, 503, { code: 'unavailable' }, ['/about', '/about.data', '/de/nowhere', '/nowhere']),
  private: () =>
    all(ask('/login'), ask('/collect.data'), ask('/account'), ask('/submit', { method: 'POST', headers: ownForm() })),
  moved: () => all(ask('/ZH/Find'), ask('/find.DATA'), ask('/en')),
  language: () => all(ask('/', { headers: { 'Accept-Language': 'de' } })),
  passing: () => all(ask('/tool'), ask('/tool.data')),
  badRequest: () =>
    all(
      ask('/find/%2e%2e/zh'),
      askRaw('nonsense\r\n\r\n'),
      askRaw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'),
      askRaw(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    ),
  refused: () =>
    all(
      ask('/login', { method: 'POST' }),
      ask('/about', { method: 'TRACE' }),
      ask('/about', { method: 'POST', headers: ownForm() }),
      ask('/nowhere', { method: 'POST', headers: ownForm() }),
      ask('/login', {
        method: 'POST',
        headers: { ...ownForm(), 'Content-Length': 300_000 },
        body: 'x'.repeat(300_000),
      }),
    ),
  notFound: () => all(ask('/nowhere'), ask('/de/nowhere'), ask('/tool/no-such-tool.data'), ask('/find?page=0')),
  gone: () => failing(detail, 410, { code: 'gone', message: '' }, ['/tool/canva', '/tool/canva.data']),
  tooMany: () => failing(list, 429, { code: 'rate_limited', message: '' }, ['/find', '/find.data']),
  failure: async () => [
    ...(await failing(list, 503, { code: 'unavailable' }, ['/find', '/find.data'])),
    ...(await failing(list, 500, { code: 'unexpected' }, ['/find', '/find.data'])),
    ...(await failing(list, 200, { data: 'nonsense' }, ['/find', '/find.data'])),
    ...(await failing(frame, 503, { code: 'unavailable' }, ['/sitemap.xml'])),
  ],
  shed: async () => {
    const held: (() => void)[] = []
    api.instead.set(frame, (response) => void held.push(() => response.destroy()))
    const crowd = Array.from({ length: 40 }, (_, turn) => ask(`/about?turn=${turn}`))
    await expect.poll(() => held.length).toBe(8)
    const said = await all(ask('/about?more'), ask('/de/about.data?more'))
    api.instead.delete(frame)
    for (const end of held) end()
    await Promise.all(crowd)
    return said
  },
  asset: async () => {
    const files = await readdir('apps/web/build/client/assets')
    const script = `/assets/${files.find((file) => file.endsWith('.js'))}`
    return all(ask(script), ask(script, { headers: { 'Accept-Encoding': 'br' } }))
  },
  cover: () => all(ask('/covers/1/image/Canva.svg')),
  flag: () => all(ask('/flags/US.svg')),
  file: () => all(ask('/favicon.ico'), ask('/icon.svg'), ask('/share/en.png')),
  robots: () => all(ask('/robots.txt'), ask('/robots.txt', { method: 'HEAD' })),
  securityText: () => all(ask('/.well-known/security.txt'), ask('/.well-known/security.txt', { method: 'HEAD' })),
  sitemap: () => all(ask('/sitemap.xml'), ask('/de/sitemap.xml', { method: 'HEAD' })),
  missingFile: () =>
    all(ask('/assets/x.js'), ask('/flags/XX.svg'), ask('/covers/x'), ask('/assets/%ff'), ask('/sitemap/tools-9.xml')),
  gateway: async () => {
    api.instead.set(list, (response) => void response.writeHead(200, { 'Cache-Control': 'as the API says' }).end())
    const said = await all(ask(list), ask(list, { headers: { Cookie: 'token=x' } }))
    api.instead.delete(list)
    return said
  },
  gatewaySession: () => all(ask(list, { headers: session }), ask('/api/nonsense', { headers: session })),
  gatewayFailure: async () => {
    api.instead.set(list, (response) => response.destroy())
    const post = { method: 'POST', headers: ownForm() }
    const said = await all(
      ask(list),
      ask(list, { method: 'POST' }),
      ask('/api/login/login', post),
      ask(list, { method: 'TRACE' }),
    )
    api.instead.delete(list)
    return said
  },
}

test('every kind of answer has the Cache-Control header of its rule', async () => {
  for (const [kind, way] of Object.entries(ways) as [AnswerKind, () => Promise<Said[]>][]) {
    const { says, status } = cacheRules[kind]
    for (const said of await way()) {
      expect({ kind, ...said }).toEqual({ kind, status: said.status, says: says ?? 'as the API says' })
      if (status !== 'all') expect(status.split(/[,;] /), kind).toContain(String(said.status))
    }
  }
})

test('an unknown API path answers 404 with no-store', async () => {
  expect(await ask('/api/nonsense')).toEqual({ status: 404, says: 'no-store' })
})
