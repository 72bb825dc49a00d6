import { randomBytes } from 'node:crypto'
import { innerSecretHeader } from '@polydex/contract/http/inner-secret'
import { requestReset } from '@polydex/contract/account/mail-link'
import { createTrust } from '@polydex/contract/address/trusted-proxies'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createLimits } from './create-limits.ts'
import { onlyLimits } from '../testing/test-redis.ts'

const database = openTestDatabase()
let outer: FastifyInstance
let inner: FastifyInstance
let behind: FastifyInstance
const secret = 'of-web-and-api-alone-0123456789ab'
const lines: string[] = []
let turn = 0

beforeAll(async () => {
  const limits = createLimits(onlyLimits({ LIMIT_RESET: [{ points: 2, seconds: 3_600 }] }), {
    redis: undefined,
    key: randomBytes(32),
    searchesAtOnce: 16,
  })
  const config = { LOG_LEVEL: 'silent', SMTP_URL: 'smtp://127.0.0.1:1' } as const
  outer = await buildApp({ db: database.as('api'), config, limits })
  inner = await buildApp({ db: database.as('api'), config: { ...config, INNER_SECRET: secret }, limits, isInner: true })
  behind = await buildApp({
    db: database.as('api'),
    config: { ...config, LOG_LEVEL: 'warn', TRUSTED_PROXIES: createTrust('10.0.0.0/8') },
    limits,
    logStream: { write: (line) => lines.push(line) },
  })
})
afterAll(() => Promise.all([outer.close(), inner.close(), behind.close()]))

/** The third call of one visitor is refused. */
async function ask(app: FastifyInstance, remoteAddress: string, given: Record<string, string> = {}): Promise<number> {
  const headers = { ...(app === inner && { [innerSecretHeader]: secret }), ...given }
  const payload = { email: `x${(turn += 1)}@example.com` }
  return (await app.inject({ method: 'POST', url: requestReset.path, payload, remoteAddress, headers })).statusCode
}

describe('the client address', () => {
  it('is that of the connection on the public listener, whatever the headers say', async () => {
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

  it('is the one that the web sends on the inner listener', async () => {
    for (const visitor of ['198.51.100.1', '198.51.100.2', '2001:db8::1', '::ffff:198.51.100.3']) {
      const headers = { 'x-client-address': visitor }
      const answers = [
        await ask(inner, '127.0.0.1', headers),
        await ask(inner, '127.0.0.1', headers),
        await ask(inner, '127.0.0.1', headers),
      ]
      expect([visitor, answers]).toEqual([visitor, [200, 200, 429]])
    }
  })

  it('is that of the connection if the web sends an invalid one', async () => {
    const answers = []
    for (const named of ['nonsense', '', '999.1.1.1'])
      answers.push(await ask(inner, '127.0.0.9', { 'x-client-address': named }))
    expect(answers).toEqual([200, 200, 429])
  })

  it('is read from X-Forwarded-For only for trusted proxies; other senders cause one warning', async () => {
    const answers = []
    for (const visitor of ['192.0.2.101', '192.0.2.102', '192.0.2.103'])
      answers.push(await ask(behind, '::ffff:10.1.2.3', { 'x-forwarded-for': `127.0.0.1, ${visitor}` }))
    expect(answers).toEqual([200, 200, 200])
    const warnings = () => lines.filter((line) => line.includes('TRUSTED_PROXIES does not list'))
    expect(warnings()).toEqual([])
    for (const visitor of ['192.0.2.104', '192.0.2.105', '192.0.2.106'])
      answers.push(await ask(behind, '203.0.113.90', { 'x-forwarded-for': visitor }))
    expect(answers.slice(3)).toEqual([200, 200, 429])
    expect(warnings()).toHaveLength(1)
    expect(lines.join('')).not.toMatch(/203\.0\.113\.90|192\.0\.2/)
  })

  it('is accepted on the inner listener only with its secret', async () => {
    const headers = { 'x-client-address': '192.0.2.120' }
    for (const given of [{ [innerSecretHeader]: '' }, { [innerSecretHeader]: `${secret}x` }])
      expect(await ask(inner, '127.0.0.1', { ...headers, ...given })).toBe(403)
    const bare = (url: string) => inner.inject({ url, remoteAddress: '127.0.0.1' })
    expect((await bare('/api/cate/getGroupCate?locale=en')).json()).toEqual({
      code: 'invalid_input',
      message: 'The inner listener is for the web alone',
    })
    for (const path of ['/healthz', '/readyz']) expect((await bare(path)).statusCode).toBe(200)
    expect((await bare('/nowhere')).statusCode).toBe(403)
    expect(await ask(inner, '127.0.0.1', headers)).toBe(200)
  })

  it.each([['a /56 has the share of two', (turn: number) => `2001:db8:56:${turn.toString(16)}::1`, 4]])(
    'is also counted in wider networks: %s',
    async (_name, addressOf, most) => {
      const answers = []
      for (let caller = 0; caller <= most; caller += 1) answers.push(await ask(outer, addressOf(caller)))
      expect(answers).toEqual([...Array.from({ length: most }, () => 200), 429])
    },
  )
})
