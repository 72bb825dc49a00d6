import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { isLongAgo, isLost } from './heartbeat.ts'

/** Notes that a worker of the queue lives. */
export async function beatQueueWorker(db: Db, id: string): Promise<void> {
  await sql`
    insert into queue_workers (id) values (${id}) on conflict (id) do update set heartbeat_at = now()
  `.execute(db)
}

/** Forgets a worker that has ended, and gives back what it had locked and could not say so. */
export async function endQueueWorker(db: Db, id: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${id}::text])`.execute(db)
  await db.deleteFrom('queue_workers').where('id', '=', id).execute()
}

/**
 * Gives back the jobs of workers that are gone; the queue itself would do so after four hours. Returns those workers.
 * One that never noted that it lives is gone too, if it locked a job long ago.
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
