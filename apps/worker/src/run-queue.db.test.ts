import { setTimeout as wait } from 'node:timers/promises'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { startOutage } from '@polydex/core/testing/test-outage'
import { missHours } from '@polydex/core/testing/test-queue'
import { createLogger } from '@polydex/process/create-logger'
import { Logger, quickAddJob } from 'graphile-worker'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { loadConfig } from './config.ts'
import { defineJob } from './define-job.ts'
import { runQueue } from './run-queue.ts'

const database = openTestDatabase()
const findRuns = () => database.db.selectFrom('job_runs').select('status').orderBy('id').execute()

describe('the queue', () => {
  it('retries a job that lost its connection once the database is back', { timeout: 60_000 }, async () => {
    let runs = 0
    const job = defineJob({
      name: 'lose-connection',
      queue: 'upkeep',
      arguments: z.strictObject({}),
      run: async ({ db }) => {
        runs += 1
        if (runs > 1) return { runs }
        const endOutage = await startOutage(database.url)
        void wait(1_500).then(endOutage)
        await db.selectFrom('tools').select('id').limit(1).execute()
        return {}
      },
    })
    const config = loadConfig({ DATABASE_URL: database.urlOf('worker'), NODE_ENV: 'development' })
    const silent = { connectionString: database.url, logger: new Logger(() => () => {}) }
    await quickAddJob(silent, job.name as never, {} as never)
    const queue = runQueue({ db: database.as('worker'), config, log: createLogger('worker', 'silent'), jobs: [job] })
    await expect
      .poll(() => findRuns().catch(() => []), { timeout: 30_000 })
      .toEqual([{ status: 'failed' }, { status: 'succeeded' }])
    await queue.stop()
    expect(runs).toBe(2)
  })

  it(
    'runs a scheduled job without the extra properties that the queue adds to its arguments',
    { timeout: 60_000 },
    async () => {
      await database.db.deleteFrom('job_runs').execute()
      const job = defineJob({
        name: 'do-hourly',
        queue: 'upkeep',
        schedule: '0 * * * *',
        arguments: z.strictObject({}),
        run: () => Promise.resolve({}),
      })
      await missHours(database.db, job.name, 1)
      const config = loadConfig({ DATABASE_URL: database.urlOf('worker'), NODE_ENV: 'development' })
      const queue = runQueue({ db: database.as('worker'), config, log: createLogger('worker', 'silent'), jobs: [job] })
      await expect.poll(findRuns, { timeout: 30_000 }).toEqual([{ status: 'succeeded' }])
      await queue.stop()
    },
  )
})
