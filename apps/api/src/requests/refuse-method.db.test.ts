import { endpoints } from '@polydex/contract/http/endpoints'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const reads = ['/healthz', '/readyz', '/api/openapi.json', '/api/docs', '/api/docs/page.css']
const calls = [
  ...endpoints.map(({ method, path }) => ({ path, allowed: method === 'GET' ? ['GET', 'HEAD'] : ['POST'] })),
  ...reads.map((path) => ({ path, allowed: ['GET', 'HEAD'] })),
]

describe('a wrong method', () => {
  it.each(calls)('D7.6 is refused by $path, which names the allowed ones', async ({ path, allowed }) => {
    for (const method of methods.filter((name) => !allowed.includes(name))) {
      const { statusCode, headers, body } = await app.inject({ method, url: `${path}?locale=en` })
      expect([method, statusCode, headers['allow'], headers['cache-control']]).toEqual([
        method,
        405,
        allowed.join(', '),
        method === 'POST' ? 'private, no-store' : 'no-store',
      ])
      expect(JSON.parse(body)).toEqual({ code: 'wrong_method', message: `Ask with ${allowed.join(' or ')}` })
    }
  })

  it('D7.6 returns 404 for an unknown path', async () => {
    for (const url of ['/nowhere', '/api/tools', '/api/tools/gettools', '/api/docs.css', '/toString']) {
      const { statusCode, headers } = await app.inject({ method: 'DELETE', url })
      expect([url, statusCode, headers['allow']]).toEqual([url, 404, undefined])
    }
  })
})
