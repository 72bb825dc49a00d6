import { randomBytes } from 'node:crypto'
import { requestReset } from '@polydex/contract/mail-link'
import { openTestDatabase } from '@polydex/core/db/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createLimits } from './create-limits.ts'
import { onlyLimits } from './test-redis.ts'

const database = openTestDatabase()
let outer: FastifyInstance
let inner: FastifyInstance
let turn = 0

beforeAll(async () => {
  const limits = createLimits(onlyLimits({ LIMIT_RESET: [{ points: 2, seconds: 3_600 }] }), {
    redis: undefined,
    key: randomBytes(32),
    searchesAtOnce: 16,
  })
  const config = { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } as const
  outer = await buildApp({ db: database.as('api'), config, limits })
  inner = await buildApp({ db: database.as('api'), config, limits, isInner: true })
})
afterAll(() => Promise.all([outer.close(), inner.close()]))

/** The third call of one visitor is refused. */
async function ask(app: FastifyInstance, remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
  const payload = { email: `x${(turn += 1)}@example.com` }
  return (await app.inject({ method: 'POST', url: requestReset.path, payload, remoteAddress, headers })).statusCode
}

describe('the address that is counted', () => {
  it('is that of the connection on the public listener, whatever headers say', async () => {
    const answers = []
    for (const visitor of ['1', '2', '3']) {
      const named = `192.0.2.${visitor}`
      const headers = {
        'x-client-address': named,
        'x-forwarded-for': named,
        forwarded: `for=${named}`,
        'x-real-ip': named,
      }
      answers.push(await ask(outer, '203.0.113.1', headers))
    }
    expect(answers).toEqual([200, 200, 429])
  })

  it('is the one that the web names on the inner listener', async () => {
    for (const visitor of ['198.51.100.1', '198.51.100.2', '2001:db8::1']) {
      const headers = { 'x-client-address': visitor }
      const answers = [
        await ask(inner, '127.0.0.1', headers),
        await ask(inner, '127.0.0.1', headers),
        await ask(inner, '127.0.0.1', headers),
      ]
      expect([visitor, answers]).toEqual([visitor, [200, 200, 429]])
    }
  })

  it('is that of the connection where the web names nonsense', async () => {
    const answers = []
    for (const named of ['nonsense', '', '999.1.1.1'])
      answers.push(await ask(inner, '127.0.0.9', { 'x-client-address': named }))
    expect(answers).toEqual([200, 200, 429])
  })

  it('is the /64 of an IPv6 address', async () => {
    const answers = []
    for (const address of ['2001:db8:7:7::1', '2001:db8:7:7:ffff::2', '2001:db8:7:7::3', '2001:db8:7:8::1']) {
      answers.push(await ask(outer, address))
    }
    expect(answers).toEqual([200, 200, 429, 200])
  })
})
