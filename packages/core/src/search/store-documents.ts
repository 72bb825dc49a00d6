import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { SearchDocument } from './compose-document.ts'

/** '' the live tables; '_next' those that a rebuild makes beside them. */
export type TableSet = '' | '_next'

const tableOf = (name: 'search_documents' | 'search_texts' | 'search_names', suffix: TableSet) =>
  sql.table(`${name}${suffix}`)

/** Takes tools out of the documents. */
export async function removeDocuments(transaction: Db, toolIds: readonly number[], suffix: TableSet): Promise<void> {
  for (const name of ['search_documents', 'search_texts', 'search_names'] as const)
    await sql`delete from ${tableOf(name, suffix)} where tool_id = any(${toolIds}::int[])`.execute(transaction)
}

/** Adds documents of tools that have none. */
export async function insertDocuments(
  transaction: Db,
  documents: readonly SearchDocument[],
  suffix: TableSet,
): Promise<void> {
  const rows = JSON.stringify(documents)
  await sql`
    insert into ${tableOf('search_documents', suffix)} (tool_id, document)
    select id, whole::tsvector from jsonb_to_recordset(${rows}::jsonb) as entry (id int, whole text)
  `.execute(transaction)
  await sql`
    insert into ${tableOf('search_texts', suffix)} (tool_id, locale, document)
    select entry.id, text.locale, text.document::tsvector
    from jsonb_to_recordset(${rows}::jsonb) as entry (id int, texts jsonb)
    cross join jsonb_to_recordset(entry.texts) as text (locale text, document text)
  `.execute(transaction)
  await sql`
    insert into ${tableOf('search_names', suffix)} (tool_id, position, key)
    select entry.id, name.position, name.key
    from jsonb_to_recordset(${rows}::jsonb) as entry (id int, names jsonb)
    cross join jsonb_to_recordset(entry.names) as name (position smallint, key text)
  `.execute(transaction)
}
