import { connect } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { recordJobRun } from '@polydex/core/job/record-job-run'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { buildInnerApp } from './inner-app.ts'
import { createMetrics } from './metrics.ts'

const database = openTestDatabase()
const config = { LOG_LEVEL: 'silent' } as const
const metrics = createMetrics()
let app: FastifyInstance
let inner: FastifyInstance

beforeAll(async () => {
  app = await buildApp({ db: database.db, config, metrics })
  inner = await buildInnerApp({ db: database.db, observerDb: database.db, config, metrics })
})
afterAll(() => Promise.all([app.close(), inner.close()]))

/** Names with labels → values. */
async function readMetrics(from: FastifyInstance): Promise<Map<string, number>> {
  const { body } = await from.inject({ url: '/metrics' })
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

describe('metrics', () => {
  it('count requests by route, method and status class; unknown paths share one route', async () => {
    for (const url of ['/api/cate/getGroupCate?locale=en', '/api/cate/getGroupCate?locale=xx', '/a', '/b']) {
      await app.inject({ url })
    }
    const known = await readMetrics(inner)
    const countOf = (route: string, status: string) =>
      known.get(`polydex_request_duration_seconds_count{route="${route}",method="GET",status="${status}"}`)
    expect(countOf('/api/cate/getGroupCate', '2xx')).toBe(1)
    expect(countOf('/api/cate/getGroupCate', '4xx')).toBe(1)
    expect(countOf('none', '4xx')).toBe(2)
    expect(known.get('polydex_requests_in_flight')).toBe(0)
    expect(known.get('process_resident_memory_bytes')).toBeGreaterThan(0)
  })

  it('report the figures month, the age of the last success of each job, and failed jobs', async () => {
    const { db } = database
    await recordJobRun(db, 'refresh-rankings', {}, async () => ({ figuresMonth: '2026-10' }))
    await recordJobRun(db, 'import-catalogue', {}, async () => ({}))
    await recordJobRun(db, 'import-catalogue', {}, () => Promise.reject(new Error('no such file'))).catch(() => {})
    await db
      .updateTable('job_runs')
      .set({ finished_at: new Date(Date.now() - 3_600_000) })
      .where('status', '=', 'succeeded')
      .execute()
    const known = await readMetrics(inner)
    expect(known.get('polydex_job_success_age_seconds{job="import-catalogue"}')).toBeCloseTo(3_600, -2)
    expect(known.get('polydex_job_failed{job="import-catalogue"}')).toBe(1)
    expect(known.get('polydex_job_failed{job="refresh-rankings"}')).toBe(0)
    expect(known.get('polydex_figures_month_timestamp_seconds{month="2026-10"}')).toBe(Date.UTC(2026, 9, 1) / 1000)
    expect(known.get('polydex_database_up')).toBe(1)
  })

  it('are available without the database, and report that it is down', async () => {
    const away = new URL(database.url)
    away.port = '1'
    const db = connect(away.href)
    const lonely = await buildInnerApp({ db, observerDb: db, config, metrics })
    const known = await readMetrics(lonely)
    expect(known.get('polydex_database_up')).toBe(0)
    expect([...known.keys()].filter((name) => name.startsWith('polydex_job'))).toEqual([])
    expect((await lonely.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await lonely.inject({ url: '/readyz' })).statusCode).toBe(503)
    await lonely.close()
    await db.destroy()
  })
})
