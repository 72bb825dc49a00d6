import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The same database; `note` gets each statement, as Kysely's tree, before it is sent. */
export const noteStatements = (db: Db, note: (statement: string) => void): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => {
      note(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  })

/** Any statement, for tests that are about what a server says to it. */
export async function runStatement(db: Db, text: string): Promise<void> {
  await sql.raw(text).execute(db)
}
