import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn, signUp } from '@polydex/contract/calls/login'
import { getFavorites, setFavorite } from '@polydex/contract/calls/favorite'
import { getSuggestions, getTools } from '@polydex/contract/calls/tool'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/installation/database-role'
import { addQueuedJob, findQueuedJobs } from '@polydex/core/testing/test-queue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askEdge } from '../../../tests/ask-edge.ts'
import { runEdge, type RunningEdge } from '../../../tests/run-edge.ts'
import { findFreePort, startProgram } from '../../start-program.ts'
import { startServices, type RunningServices } from '../../start-services.ts'
import { startSite, type RunningSite } from '../../start-site.ts'

const [awayMs, backMs, maxRecoveryMs] = [4_000, 3_000, 10_000]
const password = 'nine green umbrellas'
const pages = ['/', '/de/find', '/category', '/ja/rank/hot', '/tool/canva', '/find?q=image']
const calls = [
  `${getTools.path}?locale=de`,
  `${getSuggestions.path}?locale=en&q=cha`,
  `${getTools.path}?locale=en&q=text`,
]
const slugs = ['canva', 'chatgpt', 'deepl', 'jasper']

type Answer = { path: string; status: number; began: number; ms: number }
type Member = { token: string; kept: Map<string, boolean> }

const ends: (() => Promise<unknown>)[] = []
let services: RunningServices
let site: RunningSite
let edge: RunningEdge
let db: Db
const seen = { pages: [] as Answer[], calls: [] as Answer[], changes: 0, repeated: 0 }
const members: Member[] = []
/** Addresses whose sign-up was acknowledged. */
const newcomers: string[] = []
/** Milliseconds from the return of the services until every call was answered twice. */
const recoveries: number[] = []

/** Every page expires after a second: one that is served meanwhile is served because the site behind it is away. */
const expireSoon = (conf: string): string =>
  conf
    .replace('proxy_ignore_headers Vary;', 'proxy_ignore_headers Vary Cache-Control;\nproxy_cache_valid 200 1s;')
    .replace('proxy_cache_use_stale error', 'proxy_cache_use_stale updating error')

async function time(path: string, asking: Promise<{ status: number }>): Promise<Answer> {
  const began = performance.now()
  const { status } = await asking.catch(() => ({ status: 0 }))
  return { path, status, began, ms: performance.now() - began }
}

const call = (path: string, body?: object, token = '') =>
  fetch(site.apiOrigin + path, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: token }) },
    signal: AbortSignal.timeout(15_000),
  }).then(async (response) => ({ status: response.status, body: (await response.json()) as { data?: unknown } }))

/** Sends one every so many milliseconds, answered or not. */
async function visit(paths: readonly string[], everyMs: number, ask: (path: string) => Promise<{ status: number }>) {
  const answers: Promise<Answer>[] = []
  for (; !over.signal.aborted; await wait(everyMs)) {
    const path = paths[answers.length % paths.length] ?? '/'
    answers.push(time(path, ask(path)))
  }
  return Promise.all(answers)
}
const over = new AbortController()

/** Changes favourites, each until it is acknowledged, as the page does. */
async function changeFavorites({ token, kept }: Member): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const toolId = slugs[turn % slugs.length] ?? ''
    const favorite = kept.get(toolId) !== true
    while ((await time('', call(setFavorite.path, { toolId, favorite }, token))).status !== 200) {
      seen.repeated += 1
      await wait(100)
    }
    kept.set(toolId, favorite)
    seen.changes += 1
    await wait(20)
  }
}

async function untilAnswered(): Promise<number> {
  const began = performance.now()
  for (let good = 0; good < 2 && performance.now() - began < maxRecoveryMs;) {
    const answers = await Promise.all(calls.map((path) => time(path, call(path))))
    good = answers.every(({ status }) => status === 200) ? good + 1 : 0
    await wait(50)
  }
  return performance.now() - began
}

async function register(): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const email = `newcomer-${turn}@example.com`
    if ((await time('', call(signUp.path, { email, password }))).status === 200) newcomers.push(email)
    await wait(250)
  }
}

beforeAll(async () => {
  services = await startServices()
  ends.unshift(services.remove)
  const api = { REDIS_URL: services.redisUrl, LIMIT_FAVORITES: '100000/minute', LIMIT_SUGGEST: '100000/minute' }
  site = await startSite({ serverUrl: services.databaseUrl, sampleData: true, api: { ...api, LOG_LEVEL: 'error' } })
  ends.unshift(site.stop)
  db = connect(site.databaseUrl, { poolSize: 1 })
  ends.unshift(() => db.destroy())
  const worker = startProgram('apps/worker/src/main.ts', {
    DEMO: 'true',
    SAMPLE_DATA: 'true',
    LOG_LEVEL: 'error',
    DATABASE_URL: asRole(site.databaseUrl, 'worker'),
  })
  ends.unshift(worker.stop)
  const folder = await mkdtemp(join(tmpdir(), 'polydex-edge-'))
  const ports = { http: await findFreePort(), https: await findFreePort() }
  edge = await runEdge({ webs: [Number(new URL(site.origin).port)], change: expireSoon, folder, ports })
  ends.unshift(() => edge.stop().then(() => rm(folder, { recursive: true })))

  for (const path of pages) await askEdge(ports, path)
  for (let turn = 0; turn < 4; turn += 1) {
    const { body } = await call(signUp.path, { email: `member-${turn}@example.com`, password })
    members.push({ token: (body.data as { token: string }).token, kept: new Map() })
  }
  const load = Promise.all([
    visit(pages, 100, (path) => askEdge(ports, path)).then((answers) => (seen.pages = answers)),
    visit(calls, 60, call).then((answers) => (seen.calls = answers)),
    ...members.map(changeFavorites),
    register(),
  ])
  for (const takeAway of [services.down, services.kill]) {
    await wait(1_500)
    await addQueuedJob(db, 'refresh-lists')
    await takeAway()
    await wait(awayMs)
    await services.up()
    recoveries.push(await untilAnswered())
    await wait(backMs)
  }
  over.abort()
  await load
}, 300_000)
afterAll(async () => {
  for (const end of ends) await end()
}, 60_000)

describe('with PostgreSQL and Redis stopped, then killed, and back', () => {
  it('D4.8 every warm page is served throughout', () => {
    expect(seen.pages.length).toBeGreaterThan(100)
    expect(seen.pages.filter(({ status }) => status !== 200)).toEqual([])
  })

  it('calls are refused meanwhile, and nobody hangs', () => {
    expect(new Set(seen.calls.map(({ status }) => status))).toEqual(new Set([200, 503]))
    expect(Math.max(...seen.calls.map(({ ms }) => ms))).toBeLessThan(5_000)
  })

  it('soon after their return every call is answered again, without a restart of the site', async () => {
    console.log(`answered again after ${recoveries.map(Math.round).join(' and ')} ms`)
    expect(Math.max(...recoveries)).toBeLessThan(maxRecoveryMs)
    expect((await fetch(`${site.apiOrigin}/readyz`)).status).toBe(200)
  })

  it('no acknowledged favourite or account is lost', async () => {
    expect([seen.changes > 20, seen.repeated > 0, newcomers.length > 2]).toEqual([true, true, true])
    for (const { token, kept } of members) {
      const { body } = await call(`${getFavorites.path}?view=ids`, undefined, token)
      const expected = slugs.filter((slug) => kept.get(slug) === true)
      expect((body.data as { toolIds: string[] }).toolIds.toSorted()).toEqual(expected.toSorted())
    }
    for (const email of newcomers)
      expect([email, (await call(logIn.path, { email, password })).status]).toEqual([email, 200])
  })

  it('jobs that were queued or running are done', { timeout: 30_000 }, async () => {
    await expect.poll(async () => await findQueuedJobs(db), { timeout: 25_000 }).toEqual([])
    const runs = await db.selectFrom('job_runs').select('status').where('job', '=', 'refresh-lists').execute()
    expect(runs.filter(({ status }) => status === 'succeeded').length).toBeGreaterThan(1)
  })
})
