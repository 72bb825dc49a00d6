import type { Db } from '../db/connect.ts'
import type { Json } from '../db/tables.gen.ts'

type JsonObject = { [key: string]: Json }

/**
 * Runs a job and keeps a row of it: started, then succeeded with its result, or failed with its error.
 * The row is written outside the job's own transactions, so that a failure leaves a trace.
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
    db
      .updateTable('job_runs')
      .set({ ...outcome, finished_at: new Date() })
      .where('id', '=', id)
      .execute()
  try {
    const result = await run()
    await finish({ status: 'succeeded', result: JSON.stringify(result) })
    return result
  } catch (error) {
    await finish({ status: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    throw error
  }
}
