import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { cacheControlOf, cacheRules, type CacheKind } from './cache-rules.ts'
import { buildInnerApp } from '../inner-app.ts'
import { createMetrics } from '../metrics.ts'

const database = openTestDatabase({ catalogue: true })
const url = '/api/cate/getGroupCate?locale=en'
const hash = 'a'.repeat(32)
const iconUrl = `/api/icons/${hash}-96.webp`
let app: FastifyInstance
let inner: FastifyInstance

beforeAll(async () => {
  const { id } = await database.db.selectFrom('tools').select('id').limit(1).executeTakeFirstOrThrow()
  const [file, sourceUrl] = [Buffer.from('x'), 'https://lantern.com/icon.png']
  await database.db
    .insertInto('tool_icons')
    .values({ tool_id: id, hash, small: file, large: file, source_url: sourceUrl, fetched_at: new Date() })
    .execute()
  const parts = { db: database.db, config: { LOG_LEVEL: 'silent' as const } }
  app = await buildApp(parts)
  inner = await buildInnerApp({ ...parts, observerDb: database.db, metrics: createMetrics() })
  inner.get('/test/broken', () => {
    throw new Error('broken')
  })
})
afterAll(() => Promise.all([app.close(), inner.close()]))

describe('public reads', () => {
  it('may be read by pages of other sites, without credentials', async () => {
    const { headers } = await app.inject({ url, headers: { origin: 'https://another.site' } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})

describe('every kind of response', () => {
  /** Requests that get an answer of each kind. */
  const asked: Record<CacheKind, InjectOptions[]> = {
    own: [
      { url, headers: { authorization: 'x' } },
      { url: '/nowhere', headers: { authorization: 'x' } },
      { url: '/api/login/login', method: 'POST', payload: {} },
      { url: '/nowhere', method: 'POST', payload: {} },
    ],
    publicRead: [{ url }, { url, method: 'HEAD' }],
    uncachedRead: [{ url: '/healthz' }, { url: '/readyz' }, { url: '/metrics' }],
    description: [{ url: '/api/openapi.json' }],
    documentationPage: [{ url: '/api/docs' }],
    documentationFile: [{ url: '/api/docs/page.css' }, { url: '/api/docs/swagger-ui.css', method: 'HEAD' }],
    icon: [{ url: iconUrl }, { url: iconUrl, method: 'HEAD' }],
    failure: [
      { url: '/api/cate/getGroupCate?locale=xx' },
      { url: '/api/ranking/getCategoryTools?locale=en&category=nonsense' },
      { url: '/nowhere' },
      { url: iconUrl.replace('a', 'b') },
      { url: '/api/docs/package.json' },
      { url: '/%zz' },
      { url: '/test/broken' },
      { url, method: 'DELETE' },
    ],
    other: [
      {
        url,
        method: 'OPTIONS',
        headers: { origin: 'https://another.site', 'access-control-request-method': 'GET' },
      },
    ],
  }

  it.each(Object.keys(cacheRules) as CacheKind[])('states who may cache it: %s', async (kind) => {
    for (const question of asked[kind]) {
      const { headers } = await inner.inject(question)
      expect([question.url, headers['cache-control']]).toEqual([question.url, cacheControlOf(kind)])
      const known = { ...question.headers, 'if-none-match': headers.etag ?? '' }
      const again = await inner.inject({ ...question, headers: known })
      expect([question.url, again.headers['cache-control']]).toEqual([question.url, cacheControlOf(kind)])
    }
  })

  it('repeats a failure, instead of 304, if the client sends its ETag', async () => {
    for (const question of asked.failure) {
      const { headers, statusCode } = await inner.inject(question)
      const again = await inner.inject({ ...question, headers: { 'if-none-match': headers.etag ?? '' } })
      expect(statusCode).toBeGreaterThanOrEqual(400)
      expect([question.url, again.statusCode]).toEqual([question.url, statusCode])
    }
  })
})
