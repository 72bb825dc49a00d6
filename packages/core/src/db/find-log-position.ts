import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Where a server stands in the log by which replicas follow. */
export type LogPosition = {
  /** The same for a server and its copies, and for no other. */
  system: string
  /** A replica is; a server that is written to, or was promoted, is not. */
  isInRecovery: boolean
  /** Bytes from the beginning of the log: written by a primary, applied by a replica. */
  position: number
}

/** Works on both kinds of servers, as each of our roles. */
export async function findLogPosition(db: Db): Promise<LogPosition> {
  // Not the position of what is inserted: that may lie behind the head of a page, where no replica ever stands still.
  const { rows } = await sql<LogPosition>`
    select system_identifier::text as system, pg_is_in_recovery() as "isInRecovery",
           coalesce(pg_wal_lsn_diff(
             case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0'), 0) as position
    from pg_control_system()
  `.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('PostgreSQL did not say where it stands')
  return found
}
