import type { Db } from './connect.ts'

/** Runs several reads on one snapshot of the database: all of them see the commits of a job, or none does. */
export const readSnapshot = <Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
