import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { keepTrying } from '../db/keep-trying.ts'
import type { Json } from '../db/tables.gen.ts'
import { startHeartbeat } from './heartbeat.ts'

type JsonObject = { [key: string]: Json }

/** How long recording the end of a run is retried. A restarting server is back within seconds. */
const outageMs = 120_000

/**
 * Runs a job and records it in a row: started, then succeeded with its result, or failed with its error. The row is
 * written outside the job's own transactions, so that every failure leaves a trace; after a lost connection, as soon as
 * the database is back. While the job runs, the row gets heartbeats.
 */
export async function recordJobRun<Result extends JsonObject>(
  db: Db,
  job: string,
  jobArguments: JsonObject,
  run: () => Promise<Result>,
): Promise<Result> {
  const { id } = await db
    .insertInto('job_runs')
    .values({ job, arguments: JSON.stringify(jobArguments) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const finish = (outcome: { status: 'succeeded' | 'failed'; result?: string; error?: string }) =>
    keepTrying(
      () =>
        db
          .updateTable('job_runs')
          .set({ ...outcome, finished_at: new Date() })
          .where('id', '=', id)
          .execute(),
      outageMs,
    )
  const stopHeartbeat = startHeartbeat(() =>
    db
      .updateTable('job_runs')
      .set({ heartbeat_at: sql`now()` })
      .where('id', '=', id)
      .execute(),
  )
  const result = await run()
    .finally(stopHeartbeat)
    .catch(async (error: unknown) => {
      // Rethrow the job's own error, even if it cannot be recorded.
      await finish({ status: 'failed', error: describe(error) }).catch(() => {})
      throw error
    })
  await finish({ status: 'succeeded', result: JSON.stringify(result) })
  return result
}

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
