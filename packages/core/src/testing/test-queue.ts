import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** As if a scheduled job had last been queued at a full hour so many hours ago, and no worker had run since. */
export async function missHours(db: Db, job: string, hours: number): Promise<void> {
  await sql`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values (${job}, now() - interval '1 day', date_trunc('hour', now()) - make_interval(hours => ${hours}))
  `.execute(db)
}
