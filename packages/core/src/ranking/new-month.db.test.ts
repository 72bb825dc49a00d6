import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { connect, type Db } from '../db/connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { holdTable } from '../testing/test-lock.ts'
import { ensureComingMonths } from '../traffic/ensure-month-partition.ts'
import { createTraffic } from '../testing/test-traffic.ts'
import { getCategoryRanking } from './get-rankings.ts'
import { refreshRankings } from './refresh-rankings.ts'

const database = openTestDatabase()
const query = { locale: 'en', page: 1, pageSize: 24, category: 'copywriting' } as const
/** Reads like the API: a wait is an error. */
let reader: Db

beforeAll(async () => {
  reader = connect(database.url, { statementTimeoutMs: 1_000 })
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
  await createTraffic(database.db, '2026-09', { 'alpha.com': 2_000 })
  await refreshRankings(database.db, undefined, new Date('2026-10-15'))
})
afterAll(() => reader.destroy())

/** Waits until a connection waits for a lock: the refresh has reached the locked table. */
async function waitForWaiter(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(reader)
    if (rows.length > 0) return
    await wait(10)
  }
}

describe('a new month', () => {
  it('does not block page reads during its first refresh', async () => {
    await createTraffic(database.db, '2026-10', { 'alpha.com': 3_000 })
    const release = await holdTable(database.db, 'category_standings')
    const refresh = refreshRankings(database.db, undefined, new Date('2026-11-15'))
    await waitForWaiter()
    try {
      await expect(getCategoryRanking(reader, query)).resolves.toMatchObject({ month: '2026-09' })
      await expect(sql`select count(*) from monthly_traffic`.execute(reader)).resolves.toBeDefined()
    } finally {
      await release()
      await refresh
    }
    await expect(getCategoryRanking(reader, query)).resolves.toMatchObject({ month: '2026-10' })
  })

  it('has its partitions created in advance', async () => {
    await ensureComingMonths(database.db, new Date('2027-03-31'))
    const { rows } = await sql`
      select parent.relname as parent, array_agg(right(child.relname, 7) order by child.relname) as months
      from pg_inherits
      join pg_class parent on parent.oid = inhparent
      join pg_class child on child.oid = inhrelid and child.relkind = 'r'
      where child.relname > parent.relname || '_2027'
      group by parent.relname
      order by parent.relname
    `.execute(reader)
    const months = ['2027_02', '2027_03', '2027_04']
    expect(rows).toEqual(['monthly_traffic', 'rank_bands', 'site_figures'].map((parent) => ({ parent, months })))
  })

  it('gets its partition once a writer of sites has ended, without blocking readers', async () => {
    const writer = await database.db.startTransaction().execute()
    await sql`update sites set host = host`.execute(writer)
    const made = createTraffic(database.db, '2026-11', { 'alpha.com': 1 })
    await wait(300)
    try {
      await expect(sql`select from monthly_traffic join sites on true`.execute(reader)).resolves.toBeDefined()
    } finally {
      await writer.commit().execute()
    }
    await made
    await expect(sql`select from monthly_traffic_2026_11`.execute(reader)).resolves.toMatchObject({ rows: [{}] })
  })
})
