import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { signUp } from '@polydex/contract/account/account'
import { getFavorites } from '@polydex/contract/favorite/favorite'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { holdTable } from '@polydex/core/testing/test-lock'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { boundMs } from '../../../../tests/run-mode.ts'
import { startApi } from '../../../../tests/start-api.ts'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post, testPassword as password } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'
import type { Redis } from './connect-redis.ts'
import { createLimits } from './create-limits.ts'
import { onlyLimits, openRedis, openRedisDoor, redisUrl, type RedisDoor } from '../testing/test-redis.ts'

const database = openTestDatabase()
let door: RedisDoor
let clients: Redis[] = []
let apps: FastifyInstance[] = []
let said: string[] = []
const say = (text: unknown) => said.push(String(text))

beforeAll(() => createTestTools(database.db))
afterEach(async () => {
  for (const client of clients) client.destroy()
  await Promise.all(apps.map((app) => app.close()))
  await door.close()
  clients = []
  apps = []
  said = []
})

/** Two APIs whose connection to Redis can be cut; each allows two sign-ups. */
async function buildTwo(): Promise<[FastifyInstance, FastifyInstance]> {
  door = await openRedisDoor()
  const key = randomBytes(32)
  const build = async (): Promise<FastifyInstance> => {
    const redis = await openRedis(door.url)
    clients.push(redis)
    const windows = onlyLimits({
      LIMIT_SIGN_UP: [{ points: 2, seconds: 3_600 }],
      LIMIT_SUGGEST: [{ points: 100, seconds: 60 }],
    })
    const limits = createLimits(windows, { redis, key, searchesAtOnce: 2, log: { error: say, info: say } })
    const app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' }, limits })
    apps.push(app)
    return app
  }
  return [await build(), await build()]
}

let visitors = 0
const register = async (app: FastifyInstance): Promise<number> =>
  (await post(app, signUp.path, { email: `v${(visitors += 1)}@example.com`, password })).status

const registerThrice = async (app: FastifyInstance) => [await register(app), await register(app), await register(app)]

const suggest = async (app: FastifyInstance) =>
  (await app.inject({ url: `${getSuggestions.path}?q=alp&locale=en` })).statusCode

/** As `register`, over the network. */
const registerAt = async (origin: string) => {
  const body = JSON.stringify({ email: `v${(visitors += 1)}@example.com`, password })
  return (await fetch(origin + signUp.path, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }))
    .status
}

describe('while Redis is unavailable', () => {
  it('limits apply per process, sessions stay valid, and limits are shared again once it is back', async () => {
    const [first, second] = await buildTwo()
    const token = await createTestAccount(first, 'stays@example.com')
    await door.close()
    await wait(50)
    expect(await registerThrice(first)).toEqual([200, 200, 429])
    expect(await registerThrice(second)).toEqual([200, 200, 429])
    expect((await get(second, `${getFavorites.path}?view=ids`, token)).status).toBe(200)
    await door.open()
    for (let attempt = 0; attempt < 200 && !clients.every(({ isReady }) => isReady); attempt += 1) await wait(50)
    // Redis had counted one sign-up before it went away.
    expect([await register(second), await register(first), await register(second)]).toEqual([200, 429, 429])
  })

  it('a Redis that never responds delays one call, not each, and is used again once it responds', async () => {
    const [first, second] = await buildTwo()
    expect(await suggest(first)).toBe(200)
    door.mute()
    const began = performance.now()
    for (let call = 0; call < 20; call += 1) expect(await suggest(first)).toBe(200)
    // Without the watch, each call would wait a quarter of a second.
    expect(performance.now() - began).toBeLessThan(2_500)
    expect(await registerThrice(first)).toEqual([200, 200, 429])
    door.unmute()
    await wait(1_000)
    // Counted in Redis again, which has no sign-up yet.
    expect([await register(first), await register(second), await register(first)]).toEqual([200, 200, 429])
    expect(said).toEqual(['Redis is unreachable; each process counts limits on its own', 'Redis is reachable again'])
  }, 30_000)

  it('the API starts without it, and two processes that have it share one limit', async () => {
    door = await openRedisDoor()
    const lonely = await startApi(database.url, { REDIS_URL: 'redis://127.0.0.1:1', LIMIT_SIGN_UP: '1/hour' })
    const given = { REDIS_URL: redisUrl, LIMIT_SIGN_UP: '2/hour', SECRETS_KEY: randomBytes(32).toString('base64') }
    const [one, two] = [await startApi(database.url, given), await startApi(database.url, given)]
    expect([await registerAt(lonely.origin), await registerAt(lonely.origin)]).toEqual([200, 429])
    expect([
      await registerAt(one.origin),
      await registerAt(two.origin),
      await registerAt(one.origin),
      await registerAt(two.origin),
    ]).toEqual([200, 200, 429, 429])
    await Promise.all([lonely.stop(), one.stop(), two.stop()])
  }, 60_000)
})

describe('concurrent searches', () => {
  it('above the maximum are refused immediately with Retry-After, while other calls continue', async () => {
    const [app] = await buildTwo()
    const search = (remoteAddress = '203.0.113.1') =>
      app.inject({ url: `${getSuggestions.path}?q=alp&locale=en`, remoteAddress })
    const release = await holdTable(database.db, 'tools')
    // Of two slots, one network gets one.
    const held = [search('192.0.2.1'), search('198.51.100.1')]
    await wait(100)
    const began = performance.now()
    const refused = await search()
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
    expect(performance.now() - began).toBeLessThan(boundMs(50))
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    await release()
    expect((await Promise.all(held)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await search()).statusCode).toBe(200)
  })
})
