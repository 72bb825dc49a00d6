import { getCategoryGroups } from '@polydex/contract/tool/category'
import { connect } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'

const database = openTestDatabase({ catalogue: true })
const now = new Date('2026-11-15T03:00:00Z')
let app: FastifyInstance

beforeAll(async () => {
  await refreshRankings(database.db, undefined, now)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const get = async (path: string, query: Record<string, string | string[]>) => {
  const response = await app.inject({ method: 'GET', url: path, query })
  return { status: response.statusCode, headers: response.headers, body: response.json<Record<string, unknown>>() }
}

describe('the API', () => {
  it('S7.2b D7.3 returns grouped categories as { data }', async () => {
    const { status, body } = await get('/api/cate/getGroupCate', { locale: 'ja' })
    expect(status).toBe(200)
    expect(getCategoryGroups.output.parse(body['data']).groups).toHaveLength(12)
  })

  it('D7.5 names the field that has an invalid value', async () => {
    const wrong: [Record<string, string | string[]>, string][] = [
      [{ locale: 'xx' }, 'locale'],
      [{ locale: 'en', page: '0' }, 'page'],
      [{ locale: 'en', page: '1e1' }, 'page'],
      [{ locale: 'en', page: ['1', '2'] }, 'page'],
      [{ locale: 'en', pageSize: '49' }, 'pageSize'],
      [{ locale: 'en', month: '2026-13' }, 'month'],
      [{ locale: 'en', category: 'Copywriting' }, 'category'],
      [{ locale: 'en', colour: 'red' }, 'colour'],
    ]
    for (const [query, field] of wrong) {
      const { status, body } = await get('/api/ranking/getCategoryTools', query)
      expect([query, status, body['code']]).toEqual([query, 400, 'invalid_input'])
      expect(Object.keys(body['fields'] as object)).toContain(field)
    }
  })

  it('returns 500 without details for internal errors, and 503 while the database is unreachable', async () => {
    const failures = [
      {
        change: { pathname: '/there_is_no_such_database' },
        status: 500,
        code: 'unexpected',
        message: 'Something went wrong',
      },
      { change: { port: '1' }, status: 503, code: 'unavailable', message: 'Try again in a moment' },
    ]
    for (const { change, status, code, message } of failures) {
      const url = new URL(database.url)
      Object.assign(url, change)
      const db = connect(url.href)
      const broken = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
      const response = await broken.inject({ url: '/api/cate/getGroupCate', query: { locale: 'en' } })
      expect([response.statusCode, response.json()]).toEqual([status, { code, message }])
      await broken.close()
      await db.destroy()
    }
  })

  it('sends security headers with every response', async () => {
    for (const path of ['/api/cate/getGroupCate', '/nowhere', '/%zz']) {
      const { headers } = await get(path, { locale: 'en' })
      expect(headers['content-security-policy']?.split(/; ?/).toSorted()).toEqual([
        "base-uri 'none'",
        "default-src 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ])
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
  })
})
