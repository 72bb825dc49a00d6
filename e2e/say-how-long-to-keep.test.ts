import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
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

/** Requests pages while a call of the API fails. */
async function failing(call: string, status: number, failure: Record<string, unknown>, paths: string[]) {
  api.instead.set(call, sayFailure(status, failure))
  const said: Said[] = []
  for (const path of paths) said.push(await ask(path))
  api.instead.delete(call)
  return said
}

/** The picture that a tool's page names. */
async function findPicture(): Promise<string> {
  const html = await (await fetch(`${web.origin}/tool/canva`)).text()
  return /property="og:image" content="[^"]+(\/share\/en\/tool\/[^"]+)"/.exec(html)?.[1] ?? ''
}

const all = (...asked: Promise<Said>[]) => Promise.all(asked)
const frame = '/api/cate/getGroupCate'
const list = '/api/tools/getTools'
const ownForm = () => ({ Origin: web.origin, 'Content-Type': 'application/x-www-form-urlencoded' })
const session = { Cookie: `token=${'A'.repeat(43)}`, 'Sec-Fetch-Site': 'same-origin' }

/** Requests that produce each kind of answer; a kind without one does not compile. */
const ways: Record<AnswerKind, () => Promise<Said[]>> = {
  page: () =>
    all(ask('/find'), ask('/de?seed=5'), ask('/about', { method: 'HEAD' }), ask('/about', { headers: session })),
  data: () => all(ask('/find.data'), ask('/_.data')),
  home: () => all(ask('/'), ask('/?seed=5')),
  comparison: () => all(ask('/compare/ahrefs-vs-canva-vs-suno'), ask('/compare/ahrefs-vs-suno')),
  table: () => all(ask('/table/hot'), ask('/ja/table/region?of=US&sort=rise')),
  incomplete: () => failing(frame, 503, { code: 'unavailable' }, ['/ko/about', '/ko/about.data', '/ko/nowhere']),
  private: () =>
    all(ask('/login'), ask('/collect.data'), ask('/account'), ask('/submit', { method: 'POST', headers: ownForm() })),
  moved: () => all(ask('/ZH/Find'), ask('/en')),
  language: () => all(ask('/', { headers: { 'Accept-Language': 'de' } })),
  passing: () => all(ask('/tool'), ask('/tool.data')),
  badRequest: () => all(ask('/find/%2e%2e/zh')),
  refused: () => all(ask('/login', { method: 'POST' }), ask('/about', { method: 'POST', headers: ownForm() })),
  notFound: () => all(ask('/nowhere'), ask('/tool/no-such-tool.data'), ask('/find?page=0')),
  gone: () =>
    failing('/api/tools/getToolsDetail', 410, { code: 'gone', message: '' }, ['/tool/canva', '/tool/canva.data']),
  tooMany: () => failing(list, 429, { code: 'rate_limited', message: '' }, ['/find', '/find.data']),
  failure: async () => [
    ...(await failing(list, 503, { code: 'unavailable' }, ['/find', '/find.data'])),
    ...(await failing(list, 200, { data: 'nonsense' }, ['/find'])),
    ...(await failing(frame, 503, { code: 'unavailable' }, ['/sitemap.xml'])),
  ],
  shed: async () => {
    const held: (() => void)[] = []
    api.instead.set(frame, (response) => void held.push(() => response.destroy()))
    const crowd = Array.from({ length: 40 }, (_, turn) => ask(`/vi/about?turn=${turn}`))
    // They share one call, and each holds or awaits a place.
    await expect.poll(() => held.length).toBe(1)
    const said = await all(ask('/about?more'), ask('/de/about.data?more'))
    api.instead.delete(frame)
    for (const end of held) end()
    await Promise.all(crowd)
    return said
  },
  asset: async () => {
    const files = await readdir('apps/web/build/client/assets')
    return all(ask(`/assets/${files.find((file) => file.endsWith('.js'))}`))
  },
  flag: () => all(ask('/flags/US.svg')),
  file: () => all(ask('/favicon.ico'), ask('/share/en.png')),
  sharePicture: async () => all(ask(await findPicture())),
  shareMoved: () => all(ask('/share/en/tool/canva.0.png')),
  shareBusy: async () => {
    const path = await findPicture()
    return failing('/api/tools/getToolsDetail', 503, { code: 'unavailable' }, [path.replace('canva', 'chatgpt')])
  },
  robots: () => all(ask('/robots.txt')),
  securityText: () => all(ask('/.well-known/security.txt')),
  sitemap: () => all(ask('/sitemap.xml')),
  missingFile: () => all(ask('/assets/x.js'), ask('/sitemap/tools-9.xml')),
  gateway: async () => {
    api.instead.set(list, (response) => void response.writeHead(200, { 'Cache-Control': 'as the API says' }).end())
    const said = await all(ask(list), ask(list, { headers: { Cookie: 'token=x' } }))
    api.instead.delete(list)
    return said
  },
  gatewaySession: () => all(ask(list, { headers: session })),
  gatewayFailure: async () => {
    api.instead.set(list, (response) => response.destroy())
    const said = await all(ask(list), ask(list, { method: 'POST' }))
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
