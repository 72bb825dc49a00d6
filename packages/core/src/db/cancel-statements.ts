import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Cancels the running statements of connections with this application name: for a process that must exit soon. */
export async function cancelStatements(db: Db, applicationName: string): Promise<void> {
  await sql`
    select pg_cancel_backend(pid)
    from pg_stat_activity
    where application_name = ${applicationName} and state = 'active' and pid <> pg_backend_pid()
  `.execute(db)
}
