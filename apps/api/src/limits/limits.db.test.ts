import { randomBytes } from 'node:crypto'
import { logIn, signUp } from '@polydex/contract/account/account'
import type { LimitName } from '@polydex/contract/http/call'
import { setFavorite } from '@polydex/contract/favorite/favorite'
import { requestConfirmation, requestReset, resetPassword } from '@polydex/contract/account/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/account/own-account'
import { claimTool } from '@polydex/contract/case/claim'
import { correctTool } from '@polydex/contract/case/correction'
import { checkAddress, submitTool } from '@polydex/contract/case/submission'
import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { getTools } from '@polydex/contract/tool/tool'
import { countUse } from '@polydex/contract/tool/tool-use'
import { showTrial } from '@polydex/contract/case/trial'
import { hashPassword, isHashingFull } from '@polydex/core/account/password'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createResetLink, createTestAccount, testPassword as password } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'
import type { Redis } from './connect-redis.ts'
import { createLimits } from './create-limits.ts'
import { limitNames, type LimitWindows } from './limit-config.ts'
import { onlyLimits, openRedis } from '../testing/test-redis.ts'
import { exampleSubmission } from '../testing/test-submission.ts'

const database = openTestDatabase()
const config = { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } as const
const email = 'limited@example.com'
let free: FastifyInstance
let redis: [Redis, Redis]
let token: string
let resetKey: string

beforeAll(async () => {
  await createTestTools(database.db)
  free = await buildApp({ db: database.as('api'), config })
  redis = [await openRedis(), await openRedis()]
  token = await createTestAccount(free, email)
  resetKey = await createResetLink(database.db, email)
})
afterAll(async () => {
  await free.close()
  for (const client of redis) client.destroy()
})

/** Two APIs like two processes: each with its own connection and counters, in one Redis. */
async function buildTwo(windows: Partial<LimitWindows>): Promise<[FastifyInstance, FastifyInstance]> {
  const key = randomBytes(32)
  const build = (client: Redis) => {
    const limits = createLimits(onlyLimits(windows), { redis: client, key, searchesAtOnce: 16 })
    return buildApp({ db: database.as('api'), config, limits })
  }
  return [await build(redis[0]), await build(redis[1])]
}

const post = (path: string, payload: object, options: InjectOptions = {}): InjectOptions => ({
  method: 'POST',
  url: path,
  payload,
  ...options,
})
const own = () => ({ headers: { authorization: token } })
/** A different visitor each time. */
const from = (visitor: number): { remoteAddress: string } => ({ remoteAddress: `198.51.100.${visitor % 250}` })

/** A call for each limit; repeated calls share nothing but the subject of that limit. */
const counted: Record<LimitName, (turn: number) => InjectOptions> = {
  LIMIT_LOGIN: (turn) => post(logIn.path, { email: `x${turn}@example.com`, password }),
  LIMIT_LOGIN_ACCOUNT: (turn) => post(logIn.path, { email, password: 'not this one' }, from(turn)),
  LIMIT_LOGIN_DEVICE: (turn) => post(logIn.path, { email, password: 'not this one', device }, from(turn)),
  LIMIT_SIGN_UP: (turn) => post(signUp.path, { email: `new-${Math.random()}-${turn}@example.com`, password }),
  LIMIT_RESET: (turn) => post(requestReset.path, { email: `x${turn}@example.com` }),
  LIMIT_RESET_ACCOUNT: (turn) => post(requestReset.path, { email: 'Reset@example.com' }, from(turn)),
  LIMIT_CONFIRM: (turn) => post(requestConfirmation.path, {}, { ...own(), ...from(turn) }),
  LIMIT_PASSWORD: (turn) =>
    turn % 2 === 0
      ? post(changePassword.path, { currentPassword: 'not this one', newPassword: password }, own())
      : post(deleteAccount.path, { password: 'not this one' }, own()),
  // Refused, so that the link goes on working.
  LIMIT_PASSWORD_CHANGE: () => post(resetPassword.path, { key: resetKey, password: email }),
  LIMIT_SUBMIT_TRIES: (turn) => ({ url: `${checkAddress.path}?url=https://a${turn}.com/` }),
  LIMIT_SUBMIT: () => post(submitTool.path, exampleSubmission()),
  LIMIT_SUBMIT_ACCOUNT: (turn) => post(submitTool.path, exampleSubmission(), { ...own(), ...from(turn) }),
  LIMIT_CORRECT: () => post(correctTool.path, { toolId: 'alpha', problem: 'closed' }),
  LIMIT_CLAIM: (turn) => post(claimTool.path, { toolId: 'alpha' }, { ...own(), ...from(turn) }),
  LIMIT_FAVORITES: (turn) => post(setFavorite.path, { toolId: 'alpha', favorite: turn % 2 === 0 }, own()),
  LIMIT_TRIAL: () => post(showTrial.path, { toolId: 'alpha' }, own()),
  LIMIT_SEARCH: (turn) => ({ url: `${getTools.path}?q=a${turn}&locale=en` }),
  LIMIT_SUGGEST: (turn) => ({ url: `${getSuggestions.path}?q=a${turn}&locale=en` }),
  // A session is no way around it.
  LIMIT_USES: () => post(countUse.path, countUse.example, own()),
}
let device: string

beforeAll(async () => {
  const answer = await free.inject(post(logIn.path, { email, password }))
  device = logIn.output.parse(answer.json<{ data: unknown }>().data).device
})

describe('limits', () => {
  it.each(limitNames)('two processes share %s: that many calls pass, the next is refused', async (name) => {
    const window = { points: 3, seconds: 3_600 }
    const apps = await buildTwo({ [name]: [window] })
    const answers = []
    for (let turn = 0; turn <= window.points; turn += 1) {
      answers.push(await (apps[turn % 2] ?? apps[0]).inject(counted[name](turn)))
    }
    const refused = answers.pop()
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(429)
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true)
    expect([refused?.statusCode, refused?.json<{ code: string }>().code]).toEqual([429, 'rate_limited'])
    const headers: Record<string, unknown> = refused?.headers ?? {}
    expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([String(window.points), '0'])
    expect(headers['retry-after']).toBe(headers['ratelimit-reset'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(window.seconds * 0.8 - 1)
    expect(headers['cache-control']).toMatch(/no-store/)
    for (const app of apps) await app.close()
  })

  it('do not count lists without a search text, categories or health checks', async () => {
    const [app, other] = await buildTwo({ LIMIT_SEARCH: [{ points: 1, seconds: 60 }] })
    for (const url of [
      `${getTools.path}?locale=en`,
      `${getTools.path}?locale=en`,
      '/healthz',
      '/api/cate/getGroupCate?locale=en',
    ]) {
      expect((await app.inject({ url })).statusCode).toBe(200)
    }
    await Promise.all([app.close(), other.close()])
  })

  it('do not count a call whose input is refused', async () => {
    const [app, other] = await buildTwo({ LIMIT_SIGN_UP: [{ points: 1, seconds: 3_600 }] })
    for (let turn = 0; turn < 5; turn += 1) expect((await app.inject(post(signUp.path, {}))).statusCode).toBe(400)
    expect((await app.inject(counted.LIMIT_SIGN_UP(0))).statusCode).toBe(200)
    await Promise.all([app.close(), other.close()])
  })
})

describe('password guesses', () => {
  it('count only if wrong, and equally for addresses without an account', async () => {
    const [app, other] = await buildTwo({ LIMIT_LOGIN_ACCOUNT: [{ points: 2, seconds: 3_600 }] })
    const tryOut = async (address: string, text: string) =>
      (await app.inject(post(logIn.path, { email: address, password: text }))).statusCode
    for (let turn = 0; turn < 5; turn += 1) expect(await tryOut(email, password)).toBe(200)
    for (const address of [email, 'nobody@example.com']) {
      const answers = [
        await tryOut(address, 'wrong one'),
        await tryOut(address, 'wrong two'),
        await tryOut(address, password),
      ]
      expect([address, answers]).toEqual([address, [401, 401, 429]])
    }
    await Promise.all([app.close(), other.close()])
  })

  it('are not counted while the hashing queue is full, which still has places for known devices', async () => {
    const [app, other] = await buildTwo({
      LIMIT_LOGIN: [{ points: 1, seconds: 60 }],
      LIMIT_LOGIN_ACCOUNT: [{ points: 1, seconds: 60 }],
    })
    const flood: Promise<unknown>[] = []
    for (let turn = 0; !isHashingFull(false); turn += 1) flood.push(hashPassword(password, `flood ${turn}`))
    const known = app.inject(post(logIn.path, { email, password, device }))
    for (let turn = 0; turn < 3; turn += 1) {
      const { statusCode, headers, body } = await app.inject(counted.LIMIT_LOGIN(turn))
      expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
        503,
        '1',
        { code: 'unavailable', message: 'Too many at once; try again in a moment' },
      ])
    }
    await Promise.all(flood)
    expect((await known).statusCode).toBe(200)
    expect((await app.inject(counted.LIMIT_LOGIN(0))).statusCode).toBe(401)
    await Promise.all([app.close(), other.close()])
  })
})
