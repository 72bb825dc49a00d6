import { sql } from 'kysely'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { findLatestRuns, findRunningJobs } from './find-runs.ts'
import { heartbeatMs } from './heartbeat.ts'
import { beatQueueWorker, failLostRuns, freeLostJobs } from './queue-worker.ts'
import { recordJobRun } from './record-job-run.ts'

const database = openTestDatabase()

/** Creates a run whose process was killed `silentSeconds` ago. */
const createRun = (job: string, silentSeconds: number) =>
  sql`
    insert into job_runs (job, started_at, heartbeat_at)
    values (${job}, now() - interval '1 hour', now() - ${silentSeconds} * interval '1 second')
  `.execute(database.db)

/** Creates a queue job that a worker locked `lockedSeconds` ago. */
async function lockJob(task: string, workerId: string, lockedSeconds: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from graphile_worker.add_job(${task})`.execute(database.db)
  await sql`
    update graphile_worker._private_jobs
    set locked_by = ${workerId}, locked_at = now() - ${lockedSeconds} * interval '1 second', attempts = 1
    where id = ${rows[0]?.id}
  `.execute(database.db)
}

const findLocks = async () => {
  const { rows } = await sql<{ task: string; by: string | null }>`
    select task_identifier as task, locked_by as by from graphile_worker.jobs order by 1
  `.execute(database.db)
  return Object.fromEntries(rows.map(({ task, by }) => [task, by]))
}

beforeEach(async () => {
  await sql`delete from job_runs`.execute(database.db)
  await sql`delete from queue_workers`.execute(database.db)
  await sql`delete from graphile_worker._private_jobs`.execute(database.db)
})

describe('heartbeats of job runs', () => {
  it('reveal a run whose process was killed, however long other runs take', async () => {
    await createRun('long', 5)
    await createRun('killed', 90)
    expect(await findLatestRuns(database.db)).toMatchObject([
      { job: 'killed', isLost: true },
      { job: 'long', isLost: false },
    ])
    const [killed, long] = await findRunningJobs(database.db)
    expect(killed?.silentSeconds).toBeGreaterThan(89)
    expect(long?.silentSeconds).toBeLessThan(60)
    expect(long?.runningSeconds).toBeGreaterThan(3_599)
  })

  it('let a lost run, and no other, be recorded as failed', async () => {
    await createRun('long', 5)
    await createRun('killed', 90)
    expect(await failLostRuns(database.db)).toEqual(['killed'])
    expect(await failLostRuns(database.db)).toEqual([])
    expect(await findLatestRuns(database.db)).toMatchObject([
      { job: 'killed', status: 'failed', isLost: false, error: expect.stringContaining('lost: its process') },
      { job: 'long', status: 'running' },
    ])
  })

  it('continue while a run is under way', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      await recordJobRun(database.db, 'alive', {}, async () => {
        await sql`update job_runs set heartbeat_at = now() - interval '90 seconds'`.execute(database.db)
        vi.advanceTimersByTime(heartbeatMs)
        await vi.waitFor(async () => expect((await findRunningJobs(database.db))[0]?.silentSeconds).toBeLessThan(60))
        return {}
      })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('jobs of a worker that is gone', () => {
  it('are unlocked; those of a live worker are not', async () => {
    await beatQueueWorker(database.db, 'living')
    await beatQueueWorker(database.db, 'gone')
    await sql`
      update queue_workers set heartbeat_at = now() - interval '90 seconds' where id = 'gone'
    `.execute(database.db)
    await lockJob('long', 'living', 7_200)
    await lockJob('killed', 'gone', 600)
    await lockJob('older', 'unknown', 600)
    await lockJob('fresh', 'just-started', 5)
    expect((await freeLostJobs(database.db)).toSorted()).toEqual(['gone', 'unknown'])
    expect(await findLocks()).toEqual({ long: 'living', killed: null, older: null, fresh: 'just-started' })
  })
})
