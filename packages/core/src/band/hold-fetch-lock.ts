import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { lockIds } from '../db/lock-ids.ts'

/** Runs the work unless another run, in any process, is fetching lists. The lock of a killed run is released. */
export const holdFetchLock = <Result>(db: Db, work: () => Promise<Result>): Promise<Result | 'busy'> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_held: boolean }>`
      select pg_try_advisory_lock(${lockIds.bandFetch}) as is_held
    `.execute(connection)
    if (rows[0]?.is_held !== true) return 'busy'
    try {
      return await work()
    } finally {
      // A lost connection has released the lock; report the error that ended the work, not this one.
      await sql`select pg_advisory_unlock(${lockIds.bandFetch})`.execute(connection).catch(() => {})
    }
  })
