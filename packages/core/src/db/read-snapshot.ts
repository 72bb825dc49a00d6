import type { Db } from './connect.ts'

/** Runs several reads on one state of the database: what a job commits in between is seen by all of them or by none. */
export const readSnapshot = <Result>(db: Db, read: (snapshot: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
