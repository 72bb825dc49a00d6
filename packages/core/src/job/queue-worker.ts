import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isLongAgo, isLost } from './heartbeat.ts'

/** Writes the heartbeat of a queue worker. */
export async function beatQueueWorker(db: Db, id: string): Promise<void> {
  await sql`
    insert into queue_workers (id) values (${id}) on conflict (id) do update set heartbeat_at = now()
  `.execute(db)
}

/** Deletes a worker that has ended and releases its locked jobs. */
export async function endQueueWorker(db: Db, id: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${id}::text])`.execute(db)
  await db.deleteFrom('queue_workers').where('id', '=', id).execute()
}

/**
 * Releases the jobs of lost workers and returns those workers; the queue itself would do so only after four hours. A
 * worker without any heartbeat is also lost if it locked a job long ago.
 */
export async function freeLostJobs(db: Db): Promise<string[]> {
  await sql`delete from queue_workers where ${isLost}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select distinct locked_by as id
    from graphile_worker.jobs
    where locked_by is not null and ${isLongAgo(sql`locked_at`)}
      and not exists (select from queue_workers where queue_workers.id = locked_by)
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(db)
  return ids
}

/** Marks runs whose process is gone as failed; returns their jobs. */
export async function failLostRuns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    update job_runs
    set status = 'failed', finished_at = now(),
        error = format('lost: its process sent no heartbeat since %s', to_char(heartbeat_at, 'YYYY-MM-DD HH24:MI:SSOF'))
    where status = 'running' and ${isLost}
    returning job
  `.execute(db)
  return rows.map(({ job }) => job)
}
