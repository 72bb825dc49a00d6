import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { logIn, logOut, signUp } from '@polydex/contract/account/account'
import { createShare } from '@polydex/contract/favorite/favorite-share'
import { createListShare, getSharedList, saveList } from '@polydex/contract/list/list'
import { confirmEmail, requestReset, resetPassword } from '@polydex/contract/account/mail-link'
import { changePassword } from '@polydex/contract/account/own-account'
import { submitTool } from '@polydex/contract/case/submission'
import { showTrial } from '@polydex/contract/case/trial'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { createKeyring } from '@polydex/core/secret/keyring'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import type { Redis } from '../../../apps/api/src/limits/connect-redis.ts'
import { createLimits } from '../../../apps/api/src/limits/create-limits.ts'
import { defaultLimits } from '../../../apps/api/src/limits/limit-config.ts'
import { get, post, type App } from '../../../apps/api/src/testing/test-account.ts'
import { openRedis } from '../../../apps/api/src/testing/test-redis.ts'
import { createTestTools } from '../../../apps/api/src/testing/test-tools.ts'

const database = openTestDatabase()
const lines: string[] = []
const email = 'canary-reader@example.com'
const passwords = ['canary seven lanterns', 'canary eight lanterns', 'canary nine lanterns', 'canary wrong lanterns']
const trial = { trialAccount: 'canary-guest', trialPassword: 'canary-sesame' }
const replyTo = 'canary-answer@example.org'
const address = '203.0.113.199'
/** Every token, proof and key that was handed out. */
const secrets: string[] = []
let app: App
let redis: Redis
let dumps: Record<'database' | 'redis' | 'log', string>

/** Keeps the token and the proof of the device of an answer. */
const keep = (body: Record<string, unknown>): string => {
  const { token, device } = logIn.output.parse(body['data'])
  secrets.push(token, device)
  return token
}

const createLink = async (purpose: 'reset' | 'confirm'): Promise<string> => {
  const account = database.db.selectFrom('accounts').select('id').where('email', '=', email)
  const key = await createMailLink(database.db, (await account.executeTakeFirstOrThrow()).id, purpose)
  secrets.push(key)
  return key
}

/** Everything that people do with accounts and secrets, valid and invalid. */
async function live(secretsKey: Buffer): Promise<void> {
  const [first = '', second = '', third = '', wrong = ''] = passwords
  let token = keep((await post(app, signUp.path, { email, password: first })).body)
  await post(app, logIn.path, { email, password: wrong })
  keep((await post(app, logIn.path, { email, password: first, remember: true, device: secrets[1] })).body)
  const changed = await post(app, changePassword.path, { currentPassword: first, newPassword: second }, token)
  secrets.push(changePassword.output.parse(changed.body['data']).token)
  await post(app, requestReset.path, { email })
  await post(app, confirmEmail.path, { key: await createLink('confirm') })
  token = keep((await post(app, resetPassword.path, { key: await createLink('reset'), password: third })).body)
  await createLink('reset')
  const { key } = createShare.output.parse((await post(app, createShare.path, {}, token)).body['data'])
  secrets.push(key)
  await get(app, `${getSharedList.path}?key=${key}`)
  await post(app, saveList.path, saveList.example, token)
  const shared = await post(app, createListShare.path, createListShare.example, token)
  secrets.push(createListShare.output.parse(shared.body['data']).key)
  const submission = { ...submitTool.example, categories: ['copywriting'], ...trial, replyTo }
  const { id } = submitTool.output.parse((await post(app, submitTool.path, submission, token)).body['data'])
  await adoptTrial(database.db, { submissionId: id, toolSlug: 'beta' }, createKeyring(secretsKey))
  await post(app, showTrial.path, { toolId: 'beta' }, token)
  await post(app, logOut.path, {}, keep((await post(app, logIn.path, { email, password: third })).body))
  const broken = { payload: `{"password": "${wrong}`, headers: { 'content-type': 'application/json' } }
  await app.inject({ method: 'POST', url: logIn.path, ...broken })
}

async function dumpRedis(): Promise<string> {
  const keys = await redis.keys('*')
  const values = keys.length === 0 ? [] : await redis.mGet(keys)
  return keys.map((key, index) => `${key} ${values[index]}`).join('\n')
}

beforeAll(async () => {
  const secretsKey = randomBytes(32)
  await createTestTools(database.db)
  redis = await openRedis()
  app = await buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL: 'debug', SECRETS_KEY: secretsKey, SMTP_URL: 'smtp://127.0.0.1:1' },
    limits: createLimits(defaultLimits, { redis, key: secretsKey, searchesAtOnce: 16 }),
    logStream: { write: (line) => lines.push(line) },
  })
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: address })
  })
  await live(secretsKey)
  const { stdout } = await promisify(execFile)('pg_dump', ['--data-only', database.url], { maxBuffer: 1e9 })
  dumps = { database: stdout, redis: await dumpRedis(), log: lines.join('') }
})
afterAll(async () => {
  await app.close()
  redis.destroy()
})

/** Encodings in which a secret could be stored. */
const spellings = (secret: string): string[] => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret, 'base64url').toString('hex'),
]

describe('dumps of database, Redis and log', () => {
  it('D3.2 contain no password, token, device proof, link key, trial login or reply address, in any encoding', () => {
    expect(secrets.length).toBeGreaterThan(10)
    expect([dumps.database, dumps.redis, dumps.log]).toEqual([
      expect.stringContaining(email),
      expect.stringContaining('polydex:limit:LIMIT_SIGN_UP'),
      expect.stringContaining('"msg":"audit"'),
    ])
    const all = [...passwords, ...secrets, ...Object.values(trial), replyTo]
    for (const [place, text] of Object.entries(dumps)) {
      const found = all.filter((secret) => spellings(secret).some((spelling) => text.includes(spelling)))
      expect([place, found]).toEqual([place, []])
    }
  })

  it('contain no email address or IP address of a person in Redis or the log', () => {
    for (const place of ['redis', 'log'] as const)
      for (const personal of ['canary-reader', address]) expect(dumps[place]).not.toContain(personal)
  })
})
