import { queueWhenEmpty } from '@polydex/core/job/queue-when-empty'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadConfig } from '../config.ts'
import { defineJob, type JobContext } from '../define-job.ts'
import { dailyUpdate, runChain } from './daily-update.ts'

const database = openTestDatabase()
const catalogue = await copySmallCatalogue(2)
const contextOf = (): JobContext => ({
  db: database.as('worker'),
  config: loadConfig({
    NODE_ENV: 'development',
    DATABASE_URL: database.url,
    SAMPLE_DATA: 'false',
    CATALOGUE_FROM: catalogue,
  }),
  now: new Date('2026-11-15T03:00:00Z'),
  log: () => {},
})
const findRuns = () => database.db.selectFrom('job_runs').select(['job', 'status']).orderBy('id').execute()

beforeEach(() => database.db.deleteFrom('job_runs').execute())

/** Fails the given number of times, then succeeds. */
const stepThatFails = (name: string, failures: number) => {
  let left = failures
  return {
    arguments: {},
    job: defineJob({
      name,
      queue: 'figures',
      arguments: z.strictObject({}),
      run: () => {
        left -= 1
        return left >= 0 ? Promise.reject(new Error('not now')) : Promise.resolve({ done: true })
      },
    }),
  }
}

describe('the daily chain', () => {
  it('is queued for a site without tools, lists them before their figures, and records a run for each step', async () => {
    const isQueued = () => queueWhenEmpty(database.as('worker'), 'refresh-search')
    expect([await isQueued(), await isQueued()]).toEqual([true, false])
    // The queue's own table, which our types do not know.
    await database.db
      .withSchema('graphile_worker')
      .deleteFrom('_private_jobs' as 'job_runs')
      .execute()
    await dailyUpdate.run(contextOf(), {})
    expect(await isQueued()).toBe(false)
    const steps = ['import-catalogue', 'refresh-lists', 'fetch-bands', 'refresh-traffic', 'refresh-rankings']
    expect(await findRuns()).toEqual(
      [...steps, 'refresh-lists', 'refresh-search'].map((job) => ({ job, status: 'succeeded' })),
    )
  })

  it('continues after a step that may fail, which is tried once', async () => {
    const steps = [{ ...stepThatFails('first', 9), mayFail: true }, stepThatFails('second', 0)]
    expect(await runChain(contextOf(), steps, [1])).toMatchObject({ first: { failed: true } })
    expect(await findRuns()).toEqual([
      { job: 'first', status: 'failed' },
      { job: 'second', status: 'succeeded' },
    ])
  })

  it('retries a failed step', async () => {
    await runChain(contextOf(), [stepThatFails('first', 2), stepThatFails('second', 0)], [1, 1])
    expect(await findRuns()).toEqual([
      { job: 'first', status: 'failed' },
      { job: 'first', status: 'failed' },
      { job: 'first', status: 'succeeded' },
      { job: 'second', status: 'succeeded' },
    ])
  })

  it('ends without a retry or another step when the process is stopping', async () => {
    const stopping = new AbortController()
    const first = stepThatFails('first', 1)
    const run = () => {
      stopping.abort()
      return first.job.run(contextOf(), {})
    }
    const steps = [{ ...first, job: { ...first.job, run } }, stepThatFails('second', 0)]
    const chain = runChain({ ...contextOf(), signal: stopping.signal }, steps, [60_000])
    await expect(chain).rejects.toThrow('aborted')
    expect(await findRuns()).toEqual([{ job: 'first', status: 'failed' }])
  })
})
