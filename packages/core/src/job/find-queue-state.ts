import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Seconds by which the oldest job of a name is overdue. */
export type WaitingJob = { job: string; seconds: number }

export type QueueState = {
  waiting: WaitingJob[]
  /** Jobs whose retries are used up. */
  givenUp: number
  mailsWaiting: number
  mailsGivenUp: number
}

/** Overdue jobs and those given up, for operators. */
export async function findQueueState(db: Db): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    select coalesce((
        select json_agg(json_build_object('job', job, 'seconds', seconds) order by job)
        from (
          select task_identifier as job, max(extract(epoch from now() - run_at))::float8 as seconds
          from graphile_worker.jobs
          where locked_at is null and attempts < max_attempts and run_at <= now()
          group by task_identifier) as oldest), '[]') as waiting,
      (select count(*) from graphile_worker.jobs
        where locked_at is null and attempts >= max_attempts)::int8 as "givenUp",
      (select count(*) from mails where failed_at is null)::int8 as "mailsWaiting",
      (select count(*) from mails where failed_at is not null)::int8 as "mailsGivenUp"
  `.execute(db)
  const [state] = rows
  if (state === undefined) throw new Error('The queue state query returned no row')
  return state
}
