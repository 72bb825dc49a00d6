import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The same database; calls `note` with each statement, as Kysely's tree, before it is sent. */
export const noteStatements = (db: Db, note: (statement: string) => void): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => {
      note(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })

/** Runs any statement, for tests about a server's response to it. */
export async function runStatement(db: Db, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}
