import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Two runs would ask somebody else's server for the same lists, four at once. */
const lockId = 7_203_558

/** Does the work unless another run, of any process, is fetching lists. A run that was killed lets go of the lock. */
export const holdFetchLock = <Result>(db: Db, work: () => Promise<Result>): Promise<Result | 'busy'> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ is_held: boolean }>`
      select pg_try_advisory_lock(${lockId}) as is_held
    `.execute(connection)
    if (rows[0]?.is_held !== true) return 'busy'
    try {
      return await work()
    } finally {
      // A lost connection has released the lock; the error to report is the one that ended it.
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection).catch(() => {})
    }
  })
