import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

export type QueueState = {
  /** How long the job that should have begun first has been waiting; 0 where none does. */
  oldestSeconds: number
  /** Jobs that the queue has tried as often as it may. */
  givenUp: number
  mailsWaiting: number
  mailsGivenUp: number
}

/** What waits and what was given up, for operators. */
export async function findQueueState(db: Db): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select coalesce((
        select max(extract(epoch from now() - run_at)) from graphile_worker.jobs
        where locked_at is null and attempts < max_attempts and run_at <= now()), 0)::float8 as "oldestSeconds",
      (select count(*) from graphile_worker.jobs
        where locked_at is null and attempts >= max_attempts)::int8 as "givenUp",
      (select count(*) from mails where failed_at is null)::int8 as "mailsWaiting",
      (select count(*) from mails where failed_at is not null)::int8 as "mailsGivenUp"
  `.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error('A statement without a row')
  return state
}
