import { errorsPath, type ErrorReport } from '@polydex/contract/http/counted-error'
import { innerSecretHeader } from '@polydex/contract/http/inner-secret'
import { findRecentErrors } from '@polydex/core/error/find-recent-errors'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { buildInnerApp } from '../inner-app.ts'
import { createMetrics } from '../metrics.ts'

const database = openTestDatabase()
const secret = 'a secret of at least thirty-two characters'
const config = { LOG_LEVEL: 'silent', INNER_SECRET: secret } as const
const error = { fingerprint: 'e'.repeat(22), message: 'failed', stack: '', requestId: 'ab12', occurrences: 2 }
const report: ErrorReport = { release: '1.0.0', errors: [error] }
let inner: FastifyInstance
let outer: FastifyInstance

beforeAll(async () => {
  const parts = { db: database.as('api'), config }
  outer = await buildApp(parts)
  inner = await buildInnerApp({ ...parts, observerDb: database.as('api'), metrics: createMetrics() })
})
afterAll(() => Promise.all([inner.close(), outer.close()]))

const send = async (app: FastifyInstance, given?: string): Promise<number> => {
  const headers = given === undefined ? {} : { [innerSecretHeader]: given }
  return (await app.inject({ method: 'POST', url: errorsPath, headers, payload: report })).statusCode
}

describe('errors of the web', () => {
  it('are accepted only on the inner listener, and only from the web', async () => {
    expect([await send(inner), await send(inner, 'wrong'), await send(outer, secret)]).toEqual([403, 403, 404])
    expect(await send(inner, secret)).toBe(204)
    expect(await findRecentErrors(database.as('reader'), 1)).toMatchObject([
      { app: 'web', release: '1.0.0', message: 'failed', requestId: 'ab12', occurrences: 2 },
    ])
  })
})
