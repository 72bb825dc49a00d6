import type { ServerResponse } from 'node:http'
import { localeCodes } from '@polydex/contract/locale'
import { boundMs } from '../tests/run-mode.ts'
import { startWeb } from '../tests/start-site.ts'
import { newEmail, password } from './account.ts'
import { startInterceptedApi } from './intercepted-api.ts'
import { expect, sampleApi, sampleSite, test } from './site.ts'

const many = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const send = (path: string, form: Record<string, string>, cookie = '') =>
  fetch(sampleSite + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: sampleSite, Cookie: cookie },
    body: new URLSearchParams(form),
  })

/** Makes an account with one favourite, without a browser. */
async function createVisitor(favorite: string) {
  const email = newEmail()
  const made = await send('/register', { email, password })
  const cookie = made.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ')
  expect((await send('/collect', { save: favorite }, cookie)).status).toBe(200)
  return { email, cookie, favorite, token: /token=([^;]+)/.exec(cookie)?.[1] ?? '' }
}

test('concurrent requests of two accounts leak nothing from one to the other', async () => {
  const [a, b] = [await createVisitor('claude'), await createVisitor('deepl')]
  const ask = async (path: string, own: typeof a, other: typeof a) => {
    const response = await fetch(sampleSite + path, { headers: { Cookie: own.cookie } })
    const text = (await response.text()) + JSON.stringify([...response.headers])
    // A public page lists both tools; it must contain nothing else about either account.
    const isPublic = path.startsWith('/find')
    const foreign = [other.email, other.token, ...(isPublic ? [own.email, own.token] : [`/tool/${other.favorite}`])]
    const owned = path.startsWith('/account') ? own.email : own.favorite
    const leaked = foreign.filter((secret) => text.includes(secret))
    return { path, status: response.status, leaked, isOwn: text.includes(owned) }
  }
  const paths = ['/account', '/collect', '/find', '/account.data', '/collect.data', '/find.data']
  for (const _turn of many(5)) {
    const answers = await Promise.all(paths.flatMap((path) => [ask(path, a, b), ask(path, b, a)]))
    expect(answers).toEqual(answers.map(({ path }) => ({ path, status: 200, leaked: [], isOwn: true })))
  }
})

test.describe('with a slow API', () => {
  let api: Awaited<ReturnType<typeof startInterceptedApi>>
  let web: Awaited<ReturnType<typeof startWeb>>
  let held: ServerResponse[]
  test.describe.configure({ mode: 'default' })
  test.beforeAll(async () => {
    api = await startInterceptedApi(sampleApi)
    web = await startWeb(api.origin, { RENDERS_AT_ONCE: '8' })
    // The first page of a process is slower than all others.
    await fetch(`${web.origin}/about`)
  })
  test.afterAll(async () => {
    await web.stop()
    api.stop()
  })
  test.beforeEach(() => {
    held = []
    api.instead.set('/api/cate/getGroupCate', (response) => void held.push(response))
  })
  const release = async () => {
    api.instead.clear()
    const body = await (await fetch(`${sampleApi}/api/cate/getGroupCate?locale=en`)).text()
    for (const response of held) response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  }
  const get = (path: string, headers: Record<string, string> = {}) => fetch(web.origin + path, { headers })

  test('fifty equal requests of visitors and accounts share one render, and each gets the whole page', async () => {
    const asked = many(50).map(async (turn) => {
      const response = await get('/about', turn % 2 === 0 ? {} : { Cookie: `token=secret-${turn}` })
      return { status: response.status, cookies: response.headers.getSetCookie(), text: await response.text() }
    })
    await expect.poll(() => held.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await release()
    const answers = await Promise.all(asked)
    expect(held).toHaveLength(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 200, cookies: [] })
    expect(answers[0]?.text).toMatch(/<\/html>$/)
    expect(answers[0]?.text).not.toContain('secret-')
  })

  test('pages beyond the render limit get 503 immediately in nine languages; files and API calls work', async () => {
    const crowd = many(60).map((turn) => get(`/about?turn=${turn}`).then(({ status }) => status))
    await expect.poll(() => held.length).toBe(8)
    const shed = await Promise.all(
      localeCodes.map(async (locale) => {
        const startedAt = performance.now()
        const response = await get(locale === 'en' ? '/about?more' : `/${locale}/about?more`)
        const [text, tookMs] = [await response.text(), performance.now() - startedAt]
        const said = ['cache-control', 'retry-after', 'content-security-policy'].map((name) =>
          response.headers.get(name),
        )
        return { status: response.status, said, text, tookMs }
      }),
    )
    const [data, icon, call] = await Promise.all([
      get('/about.data?more'),
      get('/favicon.ico'),
      get('/api/tools/getTools?locale=en&pageSize=1'),
    ])
    await release()
    for (const { status, said, text, tookMs } of shed) {
      expect([status, ...said]).toEqual([503, 'no-store', '2', expect.stringContaining("default-src 'none'")])
      expect(text.length).toBeLessThan(2_000)
      expect(tookMs).toBeLessThan(boundMs(300))
    }
    expect(new Set(shed.map(({ text }) => /<h1>(.*?)<\/h1><p>.*?<\/p>/.exec(text)?.[0])).size).toBe(9)
    expect([data.status, data.headers.get('cache-control'), icon.status, call.status]).toEqual([
      503,
      'no-store',
      200,
      200,
    ])
    const statuses = await Promise.all(crowd)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(60 - 8 - 16)
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect((await get('/about?later')).status).toBe(200)
  })
})
