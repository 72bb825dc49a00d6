import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { logIn, logOut, signUp } from '@polydex/contract/account'
import { getCase } from '@polydex/contract/case'
import { getFavorites } from '@polydex/contract/favorite'
import { createShare, getSharedFavorites } from '@polydex/contract/favorite-share'
import { confirmEmail, requestReset, resetPassword } from '@polydex/contract/mail-link'
import { changePassword, getAccount, getAccountData } from '@polydex/contract/own-account'
import { getSessions } from '@polydex/contract/session'
import { submitTool } from '@polydex/contract/submission'
import { getSuggestions, getTools } from '@polydex/contract/tool'
import { getToolDetail } from '@polydex/contract/tool-detail'
import { showTrial } from '@polydex/contract/trial'
import { allowAnswer } from '@polydex/core/case/allow-answer'
import { exportDecided } from '@polydex/core/catalogue/export-decided'
import { listToolFiles } from '@polydex/core/catalogue/source/tool-files'
import { decideCase } from '@polydex/core/desk/decide-case'
import { openCase } from '@polydex/core/desk/find-case'
import { decideTestCase } from '@polydex/core/testing/test-case'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createTestEditor } from '@polydex/core/testing/test-senders'
import { createMailLink } from '@polydex/core/mail/create-mail-link'
import { createKeyring } from '@polydex/core/secret/keyring'
import { adoptTrial } from '@polydex/core/trial/adopt-trial'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import type { Redis } from '../../apps/api/src/limits/connect-redis.ts'
import { createLimits } from '../../apps/api/src/limits/create-limits.ts'
import { defaultLimits } from '../../apps/api/src/limits/limit-config.ts'
import { openRedis } from '../../apps/api/src/testing/test-redis.ts'
import { get, post, type App } from '../../apps/api/src/testing/test-account.ts'
import { createTestTools } from '../../apps/api/src/testing/test-tools.ts'

const run = promisify(execFile)
const database = openTestDatabase()
const lines: string[] = []
const email = 'canary-reader@example.com'
const passwords = ['canary seven lanterns', 'canary eight lanterns', 'canary nine lanterns', 'canary wrong lanterns']
const trial = { trialAccount: 'canary-guest', trialPassword: 'canary-sesame' }
const replyTo = 'canary-answer@example.org'
const address = '203.0.113.199'
/** Every secret that was handed out, by what it grants access to. */
const secrets: Record<'tokens' | 'devices' | 'links' | 'shares', string[]> = {
  tokens: [],
  devices: [],
  links: [],
  shares: [],
}
let app: App
let redis: Redis
let dumps: Record<'database' | 'redis' | 'log' | 'files' | 'answers', string>

const keep = (body: Record<string, unknown>) => {
  const { token, device } = logIn.output.parse(body['data'])
  secrets.tokens.push(token)
  secrets.devices.push(device)
  return token
}

const createLink = async (purpose: 'reset' | 'confirm') => {
  const { id } = await database.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const key = await createMailLink(database.db, id, purpose)
  secrets.links.push(key)
  return key
}

/** Performs everything that people do with accounts, valid and invalid. */
async function live(secretsKey: Buffer): Promise<void> {
  const [first = '', second = '', third = '', wrong = ''] = passwords
  let token = keep((await post(app, signUp.path, { email, password: first })).body)
  await post(app, signUp.path, { email, password: first })
  await post(app, logIn.path, { email, password: wrong })
  const device = secrets.devices[0]
  keep((await post(app, logIn.path, { email, password: first, remember: true, device })).body)
  await post(app, changePassword.path, { currentPassword: wrong, newPassword: second }, token)
  const changed = await post(app, changePassword.path, { currentPassword: first, newPassword: second }, token)
  secrets.tokens.push(changePassword.output.parse(changed.body['data']).token)
  await post(app, requestReset.path, { email })
  await post(app, confirmEmail.path, { key: await createLink('confirm') })
  token = keep((await post(app, resetPassword.path, { key: await createLink('reset'), password: third })).body)
  await createLink('reset')
  secrets.shares.push(createShare.output.parse((await post(app, createShare.path, {}, token)).body['data']).key)
  await get(app, `${getSharedFavorites.path}?key=${secrets.shares[0]}`)
  const submission = await post(
    app,
    submitTool.path,
    { ...submitTool.example, categories: ['copywriting'], ...trial, replyTo },
    token,
  )
  const { id } = submitTool.output.parse(submission.body['data'])
  await get(app, `${getCase.path}?id=${id}`)
  await decideTestCase(database.db, id, 'unclear')
  await allowAnswer(database.db, { caseId: id, email: replyTo, secretsKey })
  await adoptTrial(database.db, { submissionId: id, toolSlug: 'beta' }, createKeyring(secretsKey))
  await post(app, showTrial.path, { toolId: 'beta' }, token)
  for (const path of [getAccount.path, getAccountData.path, getSessions.path, getFavorites.path])
    await get(app, path, token)
  const leaving = keep((await post(app, logIn.path, { email, password: third })).body)
  await post(app, logOut.path, {}, leaving)
  await app.inject({
    method: 'POST',
    url: logIn.path,
    payload: `{"password": "${wrong}`,
    headers: { 'content-type': 'application/json' },
  })
}

/**
 * Turns a submission with a trial login into a tool; returns everything that visitors can read of it, and its exported
 * files.
 */
async function publish(): Promise<Pick<typeof dumps, 'files' | 'answers'>> {
  const url = 'https://canary-published.com/'
  const input = { ...submitTool.example, name: 'Canary published', url, categories: ['copywriting'], ...trial }
  const { id: caseId } = submitTool.output.parse((await post(app, submitTool.path, input)).body['data'])
  const desk = database.as('desk')
  const now = new Date()
  const { draft, version } = await openCase(desk, caseId, now)
  if (draft === null) throw new Error('There is nothing to publish')
  const editorId = await createTestEditor(database.as('owner'), 'Ada')
  await decideCase(desk, { caseId, version, editorId, now }, { action: 'approve', entry: draft })
  const folder = await mkdtemp(join(tmpdir(), 'polydex-canary-'))
  try {
    await exportDecided(database.db, folder)
    const files = await Promise.all((await listToolFiles(folder)).map((path) => readFile(join(folder, path), 'utf8')))
    const paths = [
      `${getToolDetail.path}?toolId=${draft.slug}`,
      `${getTools.path}?q=canary`,
      `${getSuggestions.path}?q=canary`,
      `${getCase.path}?id=${caseId}`,
    ]
    const answers = await Promise.all(paths.map(async (path) => JSON.stringify((await get(app, path)).body)))
    return { files: files.join('\n'), answers: answers.join('\n') }
  } finally {
    await rm(folder, { recursive: true })
  }
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
  const limits = createLimits(defaultLimits, { redis, key: secretsKey, searchesAtOnce: 16 })
  app = await buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL: 'debug', SECRETS_KEY: secretsKey, SMTP_URL: 'smtp://127.0.0.1:1' },
    limits,
    logStream: { write: (line) => lines.push(line) },
  })
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: address })
  })
  await live(secretsKey)
  const published = await publish()
  const { stdout } = await run('pg_dump', ['--data-only', database.url], { maxBuffer: 1e9 })
  dumps = { database: stdout, redis: await dumpRedis(), log: lines.join(''), ...published }
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
  encodeURIComponent(secret),
]

/** Strings that could be tokens, as text or as bytes. */
const findTokens = (text: string): string[] => [
  ...new Set([
    ...(text.match(/(?<![\w-])[\w-]{43}(?![\w-])/g) ?? []),
    ...(text.match(/(?<![\da-f])[\da-f]{64}(?![\da-f])/g) ?? []).map((hex) =>
      Buffer.from(hex, 'hex').toString('base64url'),
    ),
  ]),
]

describe('dumps of database, Redis and log, exported files and public answers', () => {
  it('D3.2 contain accounts, limits, audit lines, a decision and a published tool', () => {
    expect(secrets.tokens.length).toBeGreaterThan(3)
    expect(dumps.database).toContain(email)
    expect(dumps.redis).toContain('polydex:limit:LIMIT_SIGN_UP')
    expect(dumps.log).toContain('"msg":"audit"')
    expect(dumps.database).toMatch(/\tdecision\t/)
    for (const place of ['files', 'answers'] as const) expect(dumps[place]).toContain('Canary published')
  })

  it('D3.2 contain no password, token, device proof, link key, trial login or reply address, in any encoding', () => {
    const all = [...passwords, ...Object.values(secrets).flat(), ...Object.values(trial), replyTo]
    for (const [place, text] of Object.entries(dumps)) {
      const found = all.filter((secret) => spellings(secret).some((spelling) => text.includes(spelling)))
      expect([place, found]).toEqual([place, []])
    }
  })

  it('D3.2 contain nothing token-like that opens an account, a share link or a mail link', async () => {
    const tokens = findTokens(Object.values(dumps).join('\n'))
    expect(tokens.length).toBeGreaterThan(5) // hashes
    const limitless = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
    for (const token of tokens) {
      const statuses = [
        (await get(limitless, getAccount.path, token)).status,
        (await get(limitless, `${getSharedFavorites.path}?key=${token}`)).status,
        (await post(limitless, confirmEmail.path, { key: token })).status,
        (await post(limitless, resetPassword.path, { key: token, password: 'taken over now' })).status,
      ]
      expect([token, statuses]).toEqual([token, [401, 404, 410, 410]])
    }
    await limitless.close()
  })

  it('contain no email address or IP address of a person in Redis or the log', () => {
    for (const place of ['redis', 'log'] as const) {
      expect([place, dumps[place].includes('canary-reader'), dumps[place].includes(address)]).toEqual([
        place,
        false,
        false,
      ])
    }
  })
})
