import type { Db } from '@polydex/core/db/connect'

export type Value = string | number | boolean | null | readonly (string | number)[]
export type Statement = { text: string; values: readonly Value[] }
type Plugin = Parameters<Db['withPlugin']>[0]

/** Runs some reading and keeps what it sends to the database. */
export async function captureStatements(db: Db, read: (watched: Db) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const plugin: Plugin = {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters: values } = db.getExecutor().compileQuery(node, queryId)
      // What our queries take as parameters.
      statements.push({ text, values: values as readonly Value[] })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await read(db.withPlugin(plugin))
  return statements
}
