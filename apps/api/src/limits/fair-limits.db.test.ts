import { randomBytes } from 'node:crypto'
import { logIn } from '@polydex/contract/account/account'
import { submitTool } from '@polydex/contract/case/submission'
import { getTools } from '@polydex/contract/tool/tool'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestAccount, testPassword as password } from '../testing/test-account.ts'
import { createTestTools } from '../testing/test-tools.ts'
import { createLimits } from './create-limits.ts'
import { onlyLimits } from '../testing/test-redis.ts'
import { exampleSubmission } from '../testing/test-submission.ts'

const database = openTestDatabase()
const email = 'fair@example.com'
let free: FastifyInstance
let app: FastifyInstance
let token: string
let device: string

beforeAll(async () => {
  const config = { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } as const
  const twice = [{ points: 2, seconds: 3_600 }]
  const windows = onlyLimits({
    LIMIT_LOGIN: twice,
    LIMIT_SUBMIT: twice,
    LIMIT_SUBMIT_ACCOUNT: twice,
    LIMIT_SEARCH: twice,
  })
  const limits = createLimits(windows, { redis: undefined, key: randomBytes(32), searchesAtOnce: 16 })
  await createTestTools(database.db)
  free = await buildApp({ db: database.db, config })
  app = await buildApp({ db: database.db, config, limits })
  token = await createTestAccount(free, email)
  const answer = await free.inject({ method: 'POST', url: logIn.path, payload: { email, password } })
  device = logIn.output.parse(answer.json<{ data: unknown }>().data).device
})
afterAll(() => Promise.all([free.close(), app.close()]))

const post = async (url: string, payload: object, remoteAddress: string, authorization?: string) =>
  (
    await app.inject({
      method: 'POST',
      url,
      payload,
      remoteAddress,
      ...(authorization !== undefined && { headers: { authorization } }),
    })
  ).statusCode
const times = async (count: number, call: (turn: number) => Promise<number>): Promise<number[]> => {
  const answers = []
  for (let turn = 0; turn < count; turn += 1) answers.push(await call(turn))
  return answers
}
const search = async (turn: number, authorization?: string) =>
  (
    await app.inject({
      url: `${getTools.path}?q=a${turn}&locale=en`,
      remoteAddress: '203.0.113.4',
      ...(authorization !== undefined && { headers: { authorization } }),
    })
  ).statusCode
const unknown = { ...submitTool.example, categories: ['no-such-category'] }

describe('a refused submission', () => {
  it('does not use up the limit of its network', async () => {
    expect(await times(5, () => post(submitTool.path, unknown, '203.0.113.1'))).toEqual([400, 400, 400, 400, 400])
    expect(await times(3, () => post(submitTool.path, exampleSubmission(), '203.0.113.1'))).toEqual([200, 200, 429])
  })

  it('does not use up the limit of its account', async () => {
    expect(await times(5, () => post(submitTool.path, unknown, '203.0.113.2', token))).toEqual([
      400, 400, 400, 400, 400,
    ])
    expect(await times(3, () => post(submitTool.path, exampleSubmission(), '203.0.113.2', token))).toEqual([
      200, 200, 429,
    ])
  })
})

describe('a network whose limit is used up', () => {
  it('does not lock out an account that logs in from a known device', async () => {
    const wrong = (turn: number) => post(logIn.path, { email: `x${turn}@example.com`, password }, '203.0.113.3')
    expect(await times(3, wrong)).toEqual([401, 401, 429])
    expect(await post(logIn.path, { email, password }, '203.0.113.3')).toBe(429)
    expect(await post(logIn.path, { email, password, device: 'A'.repeat(43) }, '203.0.113.3')).toBe(429)
    expect(await post(logIn.path, { email: 'x1@example.com', password, device }, '203.0.113.3')).toBe(429)
    // Their own allowance runs out too.
    expect(await times(3, () => post(logIn.path, { email, password, device }, '203.0.113.3'))).toEqual([200, 200, 429])
  })

  it('does not stop a logged-in account from searching', async () => {
    expect(await times(3, (turn) => search(turn))).toEqual([200, 200, 429])
    expect(await times(3, (turn) => search(turn, token))).toEqual([200, 200, 429])
  })
})
