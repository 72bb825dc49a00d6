import type { Db } from '@polydex/core/db/connect'

export type Value = string | number | boolean | null | readonly (string | number)[]
export type Statement = { text: string; values: readonly Value[] }
type Plugin = Parameters<Db['withPlugin']>[0]

/** Runs reads and records the statements they send to the database. */
export async function captureStatements(db: Db, read: (watched: Db) => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const plugin: Plugin = {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters: values } = db.getExecutor().compileQuery(node, queryId)
      // Our queries pass only such values as parameters.
      statements.push({ text, values: values as readonly Value[] })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await read(db.withPlugin(plugin))
  return statements
}
