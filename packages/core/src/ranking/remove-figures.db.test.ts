import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { getCategoryRanking } from './get-rankings.ts'
import { refreshRankings } from './refresh-rankings.ts'
import { refreshToolLists } from '../tool-list/refresh-tool-lists.ts'
import { refuseSampleData } from '../traffic/refuse-sample-data.ts'
import { createTraffic } from '../testing/test-traffic.ts'

const database = openTestDatabase()
const query = { locale: 'en', page: 1, pageSize: 24, category: 'copywriting' } as const

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(db, [toolEntryOf('alpha'), toolEntryOf('beta')])
  const sample = { kind: 'sample', provider: 'sample' } as const
  await createTraffic(db, '2026-09', { 'alpha.com': 10, 'beta.com': 20 }, sample)
  await createTraffic(db, '2026-10', { 'alpha.com': 10, 'beta.com': 20 }, sample)
  await createTraffic(db, '2026-10', { 'alpha.com': 5_000 })
  await refreshRankings(db, undefined, new Date('2026-11-15'))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
})

const runCommand = (...words: string[]) =>
  promisify(execFile)(process.execPath, ['scripts/polydex/main.ts', 'figures', 'remove', ...words], {
    env: { ...process.env, DATABASE_URL: database.urlOf('worker') },
  })

describe('polydex figures remove', () => {
  it('requires a valid kind', async () => {
    await expect(runCommand()).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('one of: measured') })
    await expect(runCommand('--kind', 'all')).rejects.toMatchObject({ code: 2 })
  })

  it('removes one kind with everything derived from it, and reports the counts', async () => {
    const { stdout } = await runCommand('--kind', 'sample')
    expect(stdout).toMatch(/^removed 4 sample figures of 2 months, 3 site figures and \d+ rankings;/)
    await expect(refuseSampleData(database.db, { isProduction: true, isDemo: false })).resolves.toBeUndefined()
    const tables = ['monthly_traffic', 'site_figures', 'listed_tools'] as const
    for (const table of tables)
      expect(await database.db.selectFrom(table).select('kind').where('kind', '=', 'sample').execute()).toEqual([])
    expect(await database.db.selectFrom('rankings').select('month').distinct().execute()).toEqual([
      { month: '2026-10-01' },
    ])
  })

  it('keeps the other figures and the ranking based on them', async () => {
    const { basis, tools } = await getCategoryRanking(database.db, query)
    expect(basis).toBe('visits')
    expect(tools).toMatchObject([
      { slug: 'alpha', visits: 5_000 },
      { slug: 'beta', visits: null },
    ])
  })
})
