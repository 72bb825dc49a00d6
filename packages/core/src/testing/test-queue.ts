import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { Json } from '../db/tables.gen.ts'

type NewJob = { payload?: Json; ageSeconds?: number }

/** Adds a job to the queue that was due `ageSeconds` ago. */
export async function addQueuedJob(db: Db, job: string, { payload = {}, ageSeconds = 0 }: NewJob = {}): Promise<void> {
  await sql`
    select graphile_worker.add_job(${job}, ${JSON.stringify(payload)}::json,
      run_at => now() - make_interval(secs => ${ageSeconds}))
  `.execute(db)
}

type QueuedJob = { job: string; attempts: number; isTaken: boolean; runAt: Date }

/** Every job of the queue, in the order of their due times. */
export async function findQueuedJobs(db: Db): Promise<QueuedJob[]> {
  const { rows } = await sql<QueuedJob>`
    select task_identifier as job, attempts, locked_by is not null as "isTaken", run_at as "runAt"
    from graphile_worker.jobs
    order by run_at, id
  `.execute(db)
  return rows
}

/** Resets the queue to its state before the first job. */
export async function emptyQueue(db: Db): Promise<void> {
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await sql`delete from graphile_worker._private_known_crontabs`.execute(db)
}

/** Simulates that a scheduled job was last queued on the hour, `hours` hours ago, and that no worker has run since. */
export async function missHours(db: Db, job: string, hours: number): Promise<void> {
  await sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values (${job}, now() - interval '1 day', date_trunc('hour', now()) - make_interval(hours => ${hours}))
  `.execute(db)
}
