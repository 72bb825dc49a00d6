import { randomBytes } from 'node:crypto'
import { getSettings } from '@polydex/contract/http/settings'
import { submitTool } from '@polydex/contract/case/submission'
import { createTaxonomy } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { createKeyring } from '@polydex/core/secret/keyring'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, get, post } from '../testing/test-account.ts'
import { exampleSubmission } from '../testing/test-submission.ts'

const database = openTestDatabase()
const secretsKey = randomBytes(32)
const exampleOf = () => ({ ...exampleSubmission(), categories: ['copywriting', 'translation', 'copywriting'] })
const trial = { trialAccount: 'guest-of-lantern', trialPassword: ' open-sesame-42 ' }
let app: FastifyInstance
let keyless: FastifyInstance

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting', 'translation'] })
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SECRETS_KEY: secretsKey } })
  keyless = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => Promise.all([app.close(), keyless.close()]))

async function submit(body: object, token?: string) {
  const answer = await post(app, submitTool.path, body, token)
  expect(answer.status).toBe(200)
  return submitTool.output.parse(answer.body['data'])
}

const findRow = (id: string) =>
  database.db
    .selectFrom('cases')
    .innerJoin('submissions', 'submissions.id', 'cases.id')
    .selectAll()
    .where('cases.id', '=', id)
    .executeTakeFirstOrThrow()

const countRows = async () => (await database.db.selectFrom('submissions').select('id').execute()).length

const readSettings = async (api: FastifyInstance) => (await get(api, getSettings.path)).body['data']

describe('submissions', () => {
  it('S7.2m S5.4f D6.2a are received from a visitor without an account', async () => {
    const { id, reference, message } = await submit({
      ...exampleOf(),
      name: ' Lantern ',
      url: 'HTTPS://Lantern-Notes.com',
    })
    expect(message).toBe('submit successfully')
    expect(await findRow(id)).toMatchObject({
      reference,
      account_id: null,
      name: 'Lantern',
      url: 'https://lantern-notes.com/',
      category_slugs: ['copywriting', 'translation'],
      description: submitTool.example.description,
      locale: 'en',
      sealed_trial: null,
      status: 'received',
    })
  })

  it('S7.2m belong to the account whose token is sent; a stale token is ignored', async () => {
    const token = await createTestAccount(app, 'sender@example.com')
    const account = await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    expect((await findRow((await submit(exampleOf(), token)).id)).account_id).toBe(account.id)
    expect((await findRow((await submit(exampleOf(), 'A'.repeat(43))).id)).account_id).toBeNull()
  })

  it('S5.4a S5.4b S5.4c S5.4d D5.5 are refused field by field, with the exact messages', async () => {
    const before = await countRows()
    const { status, body } = await post(app, submitTool.path, { locale: 'en' })
    expect([status, body['fields']]).toEqual([
      400,
      {
        name: 'Please enter the tool name',
        url: 'Please enter the website URL',
        categories: 'Please select at least one category',
        description: 'Please enter the description',
      },
    ])
    expect(await countRows()).toBe(before)
  })

  it('S5.4e D3.1c keep trial credentials encrypted for their row alone, and never return them', async () => {
    const answer = await post(app, submitTool.path, { ...exampleOf(), ...trial })
    expect(JSON.stringify(answer)).not.toMatch(/guest-of-lantern|open-sesame/)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const { id } = submitTool.output.parse(answer.body['data'])
    const other = await findRow((await submit({ ...exampleOf(), ...trial })).id)
    const row = await findRow(id)
    const sealed = row.sealed_trial ?? Buffer.alloc(0)
    expect(JSON.stringify(row) + sealed.toString('latin1')).not.toMatch(/guest-of-lantern|open-sesame/)
    expect(sealed.equals(other.sealed_trial ?? Buffer.alloc(0))).toBe(false)
    expect(JSON.parse(createKeyring(secretsKey).open(sealed, id))).toEqual({
      account: 'guest-of-lantern',
      password: ' open-sesame-42 ',
    })
    expect(() => createKeyring(secretsKey).open(sealed, other.id)).toThrow('unable to authenticate')
  })

  it('S5.4e D3.1c with trial credentials are refused if there is no key to seal them', async () => {
    const before = await countRows()
    const refused = await post(keyless, submitTool.path, { ...exampleOf(), ...trial })
    expect([refused.status, refused.body['fields']]).toEqual([
      400,
      { trialAccount: 'Trial credentials cannot be kept just now, please leave them empty' },
    ])
    expect(await countRows()).toBe(before)
    const empty = { trialAccount: '', trialPassword: '' }
    expect((await post(keyless, submitTool.path, { ...exampleOf(), ...empty })).status).toBe(200)
    expect(await readSettings(keyless)).toMatchObject({ trials: false })
    expect(await readSettings(app)).toMatchObject({ trials: true })
  })
})
