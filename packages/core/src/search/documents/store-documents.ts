import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import type { SearchDocument } from './compose-document.ts'

/** '': the live tables; '_next': those that a rebuild fills beside them. */
export type TableSet = '' | '_next'

const tableOf = (name: 'search_documents' | 'search_texts' | 'search_names', suffix: TableSet) =>
  sql.table(`${name}${suffix}`)

/** Deletes the documents of tools. */
export async function removeDocuments(transaction: Db, toolIds: readonly number[], suffix: TableSet): Promise<void> {
  for (const name of ['search_documents', 'search_texts', 'search_names'] as const)
    await sql`delete from ${tableOf(name, suffix)} where tool_id = any(${toolIds}::int[])`.execute(transaction)
}

/** Inserts documents of tools that have none. */
export async function insertDocuments(
  transaction: Db,
  documents: readonly SearchDocument[],
  suffix: TableSet,
): Promise<void> {
  const texts = documents.flatMap((document) => document.texts.map((text) => ({ id: document.id, ...text })))
  const names = documents.flatMap((document) => document.names.map((name) => ({ id: document.id, ...name })))
  await sql`
    insert into ${tableOf('search_documents', suffix)} (tool_id, document)
    select id, document::tsvector
    from unnest(${documents.map(({ id }) => id)}::int[], ${documents.map(({ whole }) => whole)}::text[])
      as entry (id, document)
  `.execute(transaction)
  await sql`
    insert into ${tableOf('search_texts', suffix)} (tool_id, locale, document)
    select id, locale, document::tsvector
    from unnest(${texts.map(({ id }) => id)}::int[], ${texts.map(({ locale }) => locale)}::text[],
      ${texts.map(({ document }) => document)}::text[]) as entry (id, locale, document)
  `.execute(transaction)
  await sql`
    insert into ${tableOf('search_names', suffix)} (tool_id, position, key, is_other)
    select id, position, key, is_other
    from unnest(${names.map(({ id }) => id)}::int[], ${names.map(({ position }) => position)}::smallint[],
      ${names.map(({ key }) => key)}::text[], ${names.map(({ isOther }) => isOther)}::boolean[])
      as entry (id, position, key, is_other)
  `.execute(transaction)
}
