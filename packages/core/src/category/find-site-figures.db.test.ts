import { describe, expect, it } from 'vitest'
import { recordJobRun } from '../job/record-job-run.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { findSiteFigures } from './find-site-figures.ts'

const database = openTestDatabase()

const offered = async () => {
  const { figuresBasis, hasSources, ownRegions } = await findSiteFigures(database.db)
  return { figuresBasis, hasSources, ownRegions }
}

describe('findSiteFigures', () => {
  it('D1.6l offers menus no rankings before the first figures', async () => {
    expect(await offered()).toEqual({ figuresBasis: null, hasSources: false, ownRegions: [] })
  })

  it('D1.6l offers menus only rankings of the newest month that list tools', async () => {
    const { db } = database
    await recordJobRun(db, 'refresh-rankings', {}, async () => ({ figuresMonth: '2026-10' }))
    const list = { month: '2026-10-01', basis: 'bands', total: 3 } as const
    await db
      .insertInto('rankings')
      .values([
        { ...list, kind: 'category', key: '' },
        { ...list, kind: 'region', key: 'KR' },
        { ...list, kind: 'region', key: 'AU' },
        { ...list, kind: 'region', key: 'JP', total: 0 },
        { ...list, kind: 'region', key: 'US', month: '2026-09-01' },
        { ...list, kind: 'source', key: 'direct', month: '2026-09-01', basis: 'visits' },
        { ...list, kind: 'source', key: 'mail', total: 0 },
      ])
      .execute()
    // Australia is not the main country of any of our languages.
    expect(await offered()).toEqual({ figuresBasis: 'bands', hasSources: false, ownRegions: ['KR'] })

    await db
      .insertInto('rankings')
      .values({ ...list, kind: 'source', key: 'search', basis: 'visits' })
      .execute()
    expect((await offered()).hasSources).toBe(true)
  })

  it.each([
    [35, 'succeeded', true],
    [37, 'succeeded', false],
    [1, 'failed', false],
  ] as const)(
    'D1.3 %s hours after a daily update that has %s, is updated daily: %s',
    async (hours, status, isDaily) => {
      const ended = new Date(Date.now() - hours * 3_600_000)
      const run = { job: 'daily-update', status, arguments: {}, started_at: ended, finished_at: ended }
      await database.db.insertInto('job_runs').values(run).execute()
      expect((await findSiteFigures(database.db)).isUpdatedDaily).toBe(isDaily)
      await database.db.deleteFrom('job_runs').where('job', '=', 'daily-update').execute()
    },
  )
})
