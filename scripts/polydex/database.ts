import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'

/** Does something with the database of the environment, over one connection. */
export async function withDatabase<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = connect(databaseConfig.parse(process.env).DATABASE_URL, { poolSize: 1 })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
