import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** A server's position in the write-ahead log, which replicas follow. */
export type LogPosition = {
  /** Identical for a server and its copies, and different from every other. */
  system: string
  /** True for a replica; false for a primary and for a promoted server. */
  isInRecovery: boolean
  /** Bytes from the beginning of the log: written by a primary, applied by a replica. */
  position: number
}

/** Works on primaries and replicas, with each of our roles. */
export async function findLogPosition(db: Db): Promise<LogPosition> {
  // Not the insert position: it may point past a page header, where a replica never stops.
  const { rows } = await sql<LogPosition>`
    select system_identifier::text as system, pg_is_in_recovery() as "isInRecovery",
           coalesce(pg_wal_lsn_diff(
             case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'), 0) as position
    from pg_control_system()
  `.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('PostgreSQL did not return its WAL position')
  return found
}
