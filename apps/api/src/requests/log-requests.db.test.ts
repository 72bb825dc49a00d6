import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'

const database = openTestDatabase()
const marker = 'marker-7f3a'
const lines: string[] = []
let app: FastifyInstance

/** Lines written at the end of requests; other lines report errors. */
const readRequests = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'request')

beforeAll(async () => {
  app = await buildApp({
    db: database.as('api'),
    config: { LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  })
  // PostgreSQL quotes the value in its message.
  app.get<{ Querystring: { value: string } }>('/test/quoting', ({ query }) =>
    database.db.selectNoFrom((e) => e.cast<number>(e.val(query.value), 'integer').as('number')).execute(),
  )
  app.get('/test/thrown', () => Promise.reject(new Error('a bug of ours')))
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => app.close())

const secrets = {
  authorization: marker,
  cookie: `token=${marker}`,
  'user-agent': marker,
  referer: `https://example.org/?${marker}`,
  'x-forwarded-for': marker,
  'x-request-id': marker,
}

describe('the log', () => {
  it('has one line per request: time, route and outcome', async () => {
    const { headers, body } = await app.inject({ url: `/api/cate/getGroupCate?locale=en` })
    expect(readRequests()).toEqual([
      {
        level: 'info',
        app: 'api',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        id: headers['x-request-id'],
        method: 'GET',
        path: '/api/cate/getGroupCate',
        route: '/api/cate/getGroupCate',
        status: 200,
        durationMs: expect.any(Number),
        bytes: Buffer.byteLength(body),
        msg: 'request',
      },
    ])
    expect(lines).toHaveLength(1)
  })

  it('contains nothing that a visitor sent except the path', async () => {
    const asked = [
      { url: `/api/cate/getGroupCate?locale=en`, headers: secrets },
      { url: `/api/cate/getGroupCate?locale=${marker}`, headers: secrets },
      { url: `/api/ranking/getCategoryTools?locale=en&category=${marker}`, headers: secrets },
      { url: `/nowhere?${marker}#${marker}`, headers: secrets },
      { url: `/%zz?${marker}`, headers: secrets },
      { url: `/test/quoting?value=${marker}`, headers: secrets },
      { method: 'POST' as const, url: '/nowhere', headers: secrets, payload: { email: marker } },
      {
        method: 'POST' as const,
        url: '/api/login/login',
        headers: { ...secrets, 'content-type': 'application/json' },
        payload: `{"email": "${marker}`,
      },
    ]
    for (const request of asked) {
      const answer = await app.inject({ remoteAddress: '203.0.113.77', ...request })
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    }
    expect(readRequests()).toHaveLength(asked.length)
    expect(lines.join('')).not.toContain(marker)
    expect(lines.join('')).not.toContain('203.0.113.77')
  })

  it('D7.3 has the stack of a failure with its request id; the response reveals nothing of it', async () => {
    const thrown = await app.inject({ url: '/test/thrown' })
    const quoting = await app.inject({ url: `/test/quoting?value=${marker}` })
    const failures = lines.map((line) => JSON.parse(line) as { id: string; err?: object }).filter(({ err }) => err)
    expect(failures).toMatchObject([
      { id: thrown.headers['x-request-id'], err: { message: 'a bug of ours', stack: expect.stringContaining(' at ') } },
      { id: quoting.headers['x-request-id'], err: { message: '22P02', stack: expect.stringContaining(' at ') } },
    ])
    for (const { statusCode, body } of [thrown, quoting]) {
      expect([statusCode, JSON.parse(body)]).toEqual([500, { code: 'unexpected', message: 'Something went wrong' }])
    }
  })
})
