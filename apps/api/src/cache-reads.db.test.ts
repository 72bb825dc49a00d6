import { copySmallCatalogue } from '@polydex/core/catalogue/copy-small-catalogue'
import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { connect } from '@polydex/core/db/connect'
import { findSchemaVersion } from '@polydex/core/db/find-schema-version'
import { openTestDatabase } from '@polydex/core/db/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'

const database = openTestDatabase()
const url = '/api/cate/getGroupCate?locale=en'
let app: FastifyInstance

beforeAll(async () => {
  await importCatalogue(database.db, await copySmallCatalogue(), new Date('2026-11-15T03:00:00Z'))
  app = await buildApp({ db: database.db, config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

describe('public reads', () => {
  it('may be kept, and answer 304 to their ETag', async () => {
    const first = await app.inject({ url })
    expect(first.headers['cache-control']).toContain('s-maxage=300')
    const second = await app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect([second.statusCode, second.body]).toEqual([304, ''])
  })

  it('are not kept when they fail', async () => {
    for (const address of [
      '/api/cate/getGroupCate?locale=xx',
      '/api/ranking/getCategoryTools?locale=en&category=nonsense',
      '/nowhere',
    ]) {
      expect((await app.inject({ url: address })).headers['cache-control']).toBe('no-store')
    }
  })

  it('may be read by pages of other sites, without credentials', async () => {
    const { headers } = await app.inject({ url, headers: { origin: 'https://another.site' } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})

describe('health', () => {
  it('is alive and ready with a database, alive and not ready without', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({
      status: 'ready',
      schema: await findSchemaVersion(database.db),
    })
    const away = new URL(database.url)
    away.port = '1'
    const db = connect(away.href)
    const lonely = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
    expect((await lonely.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await lonely.inject({ url: '/readyz' })).statusCode).toBe(503)
    await lonely.close()
    await db.destroy()
  })
})
