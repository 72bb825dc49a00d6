import { endpoints } from '@polydex/contract/endpoints'
import { getSessions } from '@polydex/contract/session'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { createTestAccount, get, type App } from '../../apps/api/src/testing/test-account.ts'
import { createTestTools } from '../../apps/api/src/testing/test-tools.ts'
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

/**
 * Names of columns, of fields that other frameworks bind, and of properties that every object has, in the spellings
 * attackers try.
 */
const roots = [
  ['id', 'account', 'account_id', 'user', 'user_id', 'owner', 'role', 'roles', 'admin', 'is_admin', 'permissions'],
  ['status', 'state', 'published', 'verified', 'confirmed', 'email_confirmed_at', 'email_key', 'password_hash'],
  ['token', 'token_hash', 'session', 'session_id', 'expires_at', 'created_at', 'received_at', 'added_at', 'visits'],
  ['rank', 'position', 'sealed_trial', 'sealed_key', 'key_hash', 'tool_id', 'tool', 'price', 'credits', 'balance'],
  ['limit', 'ip', 'client', 'address', 'locale_code', 'is_remembered', 'proof_hash', 'purpose', 'tries', 'failed_at'],
].flat()
const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const poisoned = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']
const names = [
  ...new Set([
    ...poisoned,
    ...roots.flatMap((name) => [name, camel(name), name.toUpperCase(), `$${name}`, `${name}[]`, `data.${name}`]),
  ]),
].slice(0, 200)

const writes = endpoints.filter(({ method }) => method === 'POST')

describe('surplus fields', () => {
  it('number exactly 200', () => expect(names).toHaveLength(200))

  it.each(writes)(
    'D5.5 D7.5 of $path are refused, one by one and all together, and nothing is stored',
    async (endpoint) => {
      const { shape } = endpoint.input as unknown as { shape: Record<string, unknown> }
      const surplus = names.filter((name) => !Object.hasOwn(shape, name))
      const input = fittingInput(endpoint, { sessionId })
      const send = async (added: readonly string[]) => {
        const fields = added.map((name) => `${JSON.stringify(name)}:1`).join(',')
        const payload = JSON.stringify(input).replace(/^\{/, () =>
          Object.keys(input).length === 0 ? `{${fields}` : `{${fields},`,
        )
        const headers = { 'content-type': 'application/json', authorization: token }
        return (await app.inject({ method: 'POST', url: endpoint.path, headers, payload })).statusCode
      }
      const before = await digestTables(database.db)
      const statuses = []
      for (const name of surplus) statuses.push(await send([name]))
      statuses.push(await send(surplus))
      expect(statuses).toEqual(statuses.map(() => 400))
      expect(await digestTables(database.db)).toEqual(before)
    },
  )
})
