import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from './config.ts'
import { refreshRankings } from './jobs/refresh-rankings.ts'
import { refreshTraffic } from './jobs/refresh-traffic.ts'
import { performJob } from './perform-job.ts'

const database = openTestDatabase()
const now = new Date('2026-11-15T03:00:00Z')
const contextWith = (SAMPLE_DATA: boolean) => ({
  db: database.as('worker'),
  config: loadConfig({ NODE_ENV: 'development', DATABASE_URL: database.url, SAMPLE_DATA: String(SAMPLE_DATA) }),
  now,
  log: () => {},
})
beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha', { sizeTier: 1 })])
})

const findRuns = () =>
  database.db.selectFrom('job_runs').select(['job', 'status', 'result', 'error']).orderBy('id').execute()

describe('performJob', () => {
  it('invents no figures unless SAMPLE_DATA is on', async () => {
    expect(await performJob(refreshTraffic, contextWith(false), {})).toMatchObject({ rows: 0 })
    expect(await performJob(refreshTraffic, contextWith(true), {})).not.toMatchObject({ rows: 0 })
  })

  it('records a run with its result', async () => {
    await performJob(refreshRankings, contextWith(true), {})
    expect((await findRuns()).at(-1)).toMatchObject({
      job: 'refresh-rankings',
      status: 'succeeded',
      result: { figuresMonth: '2026-10', months: 24 },
    })
  })

  it('records a failed run with its error, and fails itself', async () => {
    const failing = { ...refreshRankings, run: () => Promise.reject(new Error('the disk is full')) }
    await expect(performJob(failing, contextWith(true), {})).rejects.toThrow('the disk is full')
    const last = (await findRuns()).at(-1)
    expect(last).toMatchObject({ status: 'failed' })
    expect(last?.error).toContain('the disk is full')
  })
})
