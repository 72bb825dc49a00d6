import { setTimeout as wait } from 'node:timers/promises'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { holdTable } from '@polydex/core/testing/test-lock'
import { Logger, quickAddJob } from 'graphile-worker'
import { describe, expect, it } from 'vitest'
import { startProgram } from '../../../tests/start-program.ts'

const database = openTestDatabase()

const startWorker = () =>
  startProgram('apps/worker/src/main.ts', {
    DATABASE_URL: database.urlOf('worker'),
    DEMO: 'true',
    SAMPLE_DATA: 'false',
    // Without figures: their worker would begin to fill the empty database.
    WORKER_QUEUES: 'cases',
  })

const findRuns = () =>
  database.db
    .selectFrom('job_runs')
    .select(['status', 'error'])
    .where('job', '=', 'refresh-lists')
    .orderBy('id')
    .execute()

/** Waits until there are this many runs and the newest has this status. */
async function waitForRun(count: number, status: string): Promise<void> {
  for (;;) {
    const runs = await findRuns()
    if (runs.length === count && runs.at(-1)?.status === status) return
    await wait(50)
  }
}

describe('a worker stopped during a job', () => {
  it('exits soon, marks the run as stopped, and the next worker runs the job again', { timeout: 60_000 }, async () => {
    await quickAddJob(
      { connectionString: database.url, logger: new Logger(() => () => {}) },
      'refresh-lists' as never,
      {} as never,
    )
    const release = await holdTable(database.db, 'tool_orders')
    const first = startWorker()
    await waitForRun(1, 'running')
    const started = performance.now()
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(performance.now() - started).toBeLessThan(9_000)
    expect(await findRuns()).toMatchObject([{ status: 'failed', error: expect.stringContaining('stopped') }])
    await release()
    const second = startWorker()
    await waitForRun(2, 'succeeded')
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })
})
