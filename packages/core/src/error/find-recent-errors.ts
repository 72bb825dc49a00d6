import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { ReportingApp } from './note-errors.ts'

export type RecentError = {
  app: ReportingApp
  release: string
  message: string
  stack: string
  requestId: string | null
  occurrences: number
  firstSeenAt: Date
  lastSeenAt: Date
}

/** Errors of the last `hours` hours, newest first. */
export async function findRecentErrors(db: Db, hours: number): Promise<RecentError[]> {
  const { rows } = await sql<RecentError>`
    select app, release, message, stack, request_id as "requestId", occurrences,
           first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
    from errors
    where last_seen_at > now() - make_interval(hours => ${hours})
    order by last_seen_at desc, id desc
  `.execute(db)
  return rows
}
