import { randomBytes } from 'node:crypto'
import { getCase, getOwnCases } from '@polydex/contract/case/case'
import { correctTool } from '@polydex/contract/case/correction'
import { deleteAccount, getAccountData } from '@polydex/contract/account/own-account'
import { getSettings } from '@polydex/contract/http/settings'
import { submitTool } from '@polydex/contract/case/submission'
import { createKeyring } from '@polydex/core/secret/keyring'
import { replyToOwner } from '@polydex/core/secret/secret-owner'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post, testPassword } from '../testing/test-account.ts'
import { exampleSubmission } from '../testing/test-submission.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
const secretsKey = randomBytes(32)
const replyTo = 'canary.maker@example.com'
const SMTP_URL = 'smtp://127.0.0.1:1'
/** Every answer and every line of the log. */
const said: string[] = []
let app: FastifyInstance
let others: FastifyInstance[]

const build = (config: object) =>
  buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL: 'debug', ...config },
    logStream: { write: (line) => said.push(line) },
  })

beforeAll(async () => {
  await createTestTools(database.db)
  app = await build({ SECRETS_KEY: secretsKey, SMTP_URL })
  app.addHook('onSend', async (_request, _reply, payload) => {
    said.push(String(payload))
  })
  others = [await build({ SECRETS_KEY: secretsKey }), await build({ SMTP_URL })]
})
afterAll(() => Promise.all([app, ...others].map((one) => one.close())))

const sends = [
  ['submission', submitTool, () => exampleSubmission()],
  ['correction', correctTool, () => ({ ...correctTool.example, toolId: 'alpha' })],
] as const

const findSealed = (id: string) =>
  database.db.selectFrom('reply_addresses').select('sealed_email').where('case_id', '=', id).executeTakeFirst()

const countCases = async () => (await database.db.selectFrom('cases').select('id').execute()).length

const readSettings = async (one: FastifyInstance) =>
  getSettings.output.parse((await get(one, getSettings.path)).body['data'])

describe.each(sends)('the reply address of a %s', (kind, call, example) => {
  const send = async (given: object, token?: string) => {
    const { status, body } = await post(app, call.path, { ...example(), ...given }, token)
    expect([status, body['fields']]).toEqual([200, undefined])
    return call.output.parse(body['data']).id
  }

  it('D5.4 is kept sealed, for this case alone', async () => {
    const id = await send({ replyTo: ` ${replyTo} ` })
    const other = await send({ replyTo })
    const sealed = (await findSealed(id))?.sealed_email ?? Buffer.alloc(0)
    expect(sealed.toString('latin1')).not.toContain('canary')
    const keyring = createKeyring(secretsKey)
    expect(keyring.open(sealed, replyToOwner(id))).toBe(replyTo)
    expect(() => keyring.open(sealed, replyToOwner(other))).toThrow('unable to authenticate')
    expect(() => keyring.open(sealed, id)).toThrow('unable to authenticate')
  })

  it('D5.4 must be exactly one plain address', async () => {
    for (const wrong of ['', 'maker', 'a@b.com, c@d.com', 'a@b.com\nBcc: c@d.com', 'A <a@b.com>', ['a@b.com']]) {
      const { status, body } = await post(app, call.path, { ...example(), replyTo: wrong })
      expect([wrong, status, Object.keys(body['fields'] ?? {})]).toEqual([wrong, 400, ['replyTo']])
    }
  })

  it('D5.4 is refused along with the case if no mail can be sent or no key can seal it', async () => {
    const before = await countCases()
    for (const other of others) {
      const { status, body } = await post(other, call.path, { ...example(), replyTo })
      expect([status, body['fields']]).toEqual([
        400,
        { replyTo: 'We cannot answer by email just now, please leave this empty' },
      ])
    }
    expect(await countCases()).toBe(before)
  })

  it('D5.4 appears in no response and no log line; its owner learns only that it is kept', async () => {
    const token = await createTestAccount(app, `${kind}@example.com`)
    const id = await send({ replyTo }, token)
    await get(app, `${getCase.path}?id=${id}`)
    await get(app, getOwnCases.path, token)
    const data = getAccountData.output.parse((await get(app, getAccountData.path, token)).body['data'])
    expect([...data.submissions, ...data.corrections]).toMatchObject([{ id, hasReplyTo: true }])
    await post(app, deleteAccount.path, { password: testPassword }, token)
    expect(await findSealed(id)).toBeUndefined()
    expect(said.length).toBeGreaterThan(10)
    expect(said.join('\n')).not.toContain('canary')
  })
})

it('D5.4 the settings state whether cases are answered by mail', async () => {
  expect((await readSettings(app)).answers).toBe(true)
  for (const other of others) expect((await readSettings(other)).answers).toBe(false)
})
