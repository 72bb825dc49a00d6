import { logIn, signUp } from '@polydex/contract/account/account'
import { createShare } from '@polydex/contract/favorite/favorite-share'
import { getSharedList } from '@polydex/contract/list/list'
import { resetPassword } from '@polydex/contract/account/mail-link'
import { changePassword, deleteAccount } from '@polydex/contract/account/own-account'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createLimits } from '../limits/create-limits.ts'
import type { LimitWindows } from '../limits/limit-config.ts'
import { onlyLimits } from '../testing/test-redis.ts'
import { createResetLink, createTestAccount, get, post, testPassword as password } from '../testing/test-account.ts'

const database = openTestDatabase()
const next = 'eleven red kites'
let app: FastifyInstance

/** The API with these limits only, counted in its own process. */
const build = (windows: Partial<LimitWindows>) => {
  const limits = createLimits(onlyLimits(windows), { redis: undefined, key: Buffer.alloc(32), searchesAtOnce: 16 })
  return buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' }, limits })
}

beforeAll(async () => {
  app = await build({})
})
afterAll(() => app.close())

const logInWith = (api: FastifyInstance, email: string, given: object) =>
  post(api, logIn.path, { email, password, ...given })
const change = (api: FastifyInstance, token: string, given: object = {}) =>
  post(api, changePassword.path, { currentPassword: password, newPassword: next, ...given }, token)

const share = async (token: string) =>
  createShare.output.parse((await post(app, createShare.path, {}, token)).body['data'])

describe('a changed password', () => {
  it('D3.2 leaves only this browser known: strangers guessing passwords cannot lock its owner out', async () => {
    const limited = await build({
      LIMIT_LOGIN_ACCOUNT: [{ points: 3, seconds: 60 }],
      LIMIT_LOGIN_DEVICE: [{ points: 3, seconds: 60 }],
    })
    const email = 'owner@example.com'
    const { body } = await post(limited, signUp.path, { email, password })
    const here = signUp.output.parse(body['data'])
    const elsewhere = logIn.output.parse((await logInWith(limited, email, {})).body['data'])
    expect((await change(limited, here.token, { device: here.device })).status).toBe(200)
    for (let turn = 0; turn < 4; turn += 1) await logInWith(limited, email, { password: 'not this one' })
    const statusOf = async (device: string) => (await logInWith(limited, email, { password: next, device })).status
    expect([await statusOf(here.device), await statusOf(elsewhere.device)]).toEqual([200, 429])
    await limited.close()
  })

  it('D3.2 reports the share link, which stays valid; a password reset by mail ends it', async () => {
    const email = 'sharing-owner@example.com'
    const token = await createTestAccount(app, email)
    const { key, createdAt } = await share(token)
    expect((await change(app, token)).body['data']).toMatchObject({ ended: 0, favoriteShare: { createdAt } })
    const readShared = async () => (await get(app, `${getSharedList.path}?key=${key}`)).status
    expect(await readShared()).toBe(200)
    const reset = await post(app, resetPassword.path, {
      key: await createResetLink(database.db, email),
      password: 'twelve blue boats',
    })
    expect([reset.status, await readShared()]).toEqual([200, 404])
  })

  it('D5.2 must differ from the current one and from the email address', async () => {
    const token = await createTestAccount(app, 'margaret.hamilton@example.com')
    const fieldsOf = async (newPassword: string) => (await change(app, token, { newPassword })).body['fields']
    expect(await fieldsOf(password)).toEqual({ newPassword: 'This is your current password, please choose another' })
    expect(await fieldsOf('Margaret.Hamilton1')).toEqual({
      newPassword: 'This password is your address or the name of this site, please choose another',
    })
  })
})

describe('password limits', () => {
  it('count every hash: also of the right password beside a new one that is refused', async () => {
    const limited = await build({ LIMIT_PASSWORD: [{ points: 2, seconds: 60 }] })
    const token = await createTestAccount(limited, 'patient@example.com')
    expect((await change(limited, token, { newPassword: password })).status).toBe(400)
    expect((await change(limited, token, { currentPassword: 'not this one' })).status).toBe(400)
    expect((await post(limited, deleteAccount.path, { password }, token)).status).toBe(429)
    await limited.close()
  })

  it('leave capacity for other accounts while one is flooded', async () => {
    const [owner, stranger] = ['flooded@example.com', 'bystander@example.com']
    for (const email of [owner, stranger]) await createTestAccount(app, email)
    const flood = Array.from({ length: 60 }, () => logInWith(app, owner, { password: 'not this one' }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await logInWith(app, stranger, {})).status).toBe(200)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses).toContain(503)
    expect(statuses).toContain(401)
  })
})
