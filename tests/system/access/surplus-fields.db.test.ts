import { endpoints } from '@polydex/contract/http/endpoints'
import { getSessions } from '@polydex/contract/account/session'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { createTestAccount, get, type App } from '../../../apps/api/src/testing/test-account.ts'
import { createTestTools } from '../../../apps/api/src/testing/test-tools.ts'
import { digestTables } from './digest-tables.ts'
import { fittingInput } from './fitting-input.ts'

const database = openTestDatabase()
let app: App
let token: string
let sessionId: string

beforeAll(async () => {
  await createTestTools(database.db)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } })
  token = await createTestAccount(app, 'surplus@example.com')
  const { body } = await get(app, getSessions.path, token)
  sessionId = getSessions.output.parse(body['data']).sessions[0]?.id ?? ''
})
afterAll(() => app.close())

/** Columns, names that other frameworks bind, and properties that every object has. */
const names = [
  'id',
  'accountId',
  'account_id',
  'status',
  'isAdmin',
  'email_confirmed_at',
  'token',
  'sealed_trial',
  'x[]',
]
const poisoned = ['__proto__', 'constructor', 'toString']

it.each(endpoints.filter(({ method }) => method === 'POST'))(
  'D5.5 D7.5 surplus fields of $path are refused, and nothing is stored',
  async (endpoint) => {
    const input = fittingInput(endpoint, { sessionId })
    const before = await digestTables(database.db)
    for (const name of [...names, ...poisoned]) {
      if (Object.hasOwn(input, name)) continue
      // Written by hand: an object with the field __proto__ would lose it.
      const fields = [...Object.entries(input), [name, 1]].map((field) =>
        field.map((part) => JSON.stringify(part)).join(':'),
      )
      const headers = { 'content-type': 'application/json', authorization: token }
      const payload = `{${fields.join(',')}}`
      const { statusCode } = await app.inject({ method: 'POST', url: endpoint.path, headers, payload })
      expect([name, statusCode]).toEqual([name, 400])
    }
    expect(await digestTables(database.db)).toEqual(before)
  },
)
