import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { startOutage } from '../testing/test-outage.ts'
import { recordJobRun } from './record-job-run.ts'

const database = openTestDatabase({ user: 'worker' })
const findRuns = () => database.db.selectFrom('job_runs').select(['job', 'status', 'error']).orderBy('id').execute()

async function endAfterASecond(outage: Promise<() => Promise<void>>): Promise<void> {
  const end = await outage
  await wait(1_000)
  await end()
}

beforeEach(() => database.db.deleteFrom('job_runs').execute())

describe('recordJobRun', () => {
  it('records a run that lost its connection as failed once the database is back', async () => {
    const outage = Promise.withResolvers<() => Promise<void>>()
    const run = recordJobRun(database.db, 'lost', {}, async () => {
      const statement = sql`select pg_sleep(60)`.execute(database.db)
      await Promise.all([statement, wait(100).then(() => outage.resolve(startOutage(database.url)))])
      return {}
    })
    await Promise.all([expect(run).rejects.toMatchObject({ code: '57P01' }), endAfterASecond(outage.promise)])
    expect(await findRuns()).toMatchObject([
      { job: 'lost', status: 'failed', error: expect.stringContaining('terminating connection') },
    ])
  })
})
