import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { composeDocuments, listSpellings } from './compose-documents.ts'
import { findSearchedTaxonomy, findSearchedTools, type SearchedTaxonomy } from './find-searched-tools.ts'
import type { Lexicon } from './list-tokens.ts'
import { insertDocuments, removeDocuments, type TableSet } from './store-documents.ts'

/** A rebuild swaps tables while nobody writes to them; writers do not wait for each other. */
export const swapLockId = 7_203_554

/** Tools composed at once: their documents are some KB each. */
export const toolsPerBatch = 500

/**
 * Makes the documents of tools anew, in the transaction that changed them: whoever reads the tools as they are now
 * also finds them so. Tools that are no longer published are found no more.
 */
export async function refreshDocuments(transaction: Db, toolIds: readonly number[]): Promise<void> {
  if (toolIds.length === 0) return
  await sql`select pg_advisory_xact_lock_shared(${swapLockId})`.execute(transaction)
  await sql`
    insert into search_changes (tool_id) select distinct unnest(${toolIds}::int[]) on conflict do nothing
  `.execute(transaction)
  const taxonomy = await findSearchedTaxonomy(transaction)
  const lexicon = await findLexicon(transaction)
  for (let start = 0; start < toolIds.length; start += toolsPerBatch) {
    const batch = toolIds.slice(start, start + toolsPerBatch)
    await removeDocuments(transaction, batch, '')
    await writeDocuments(transaction, batch, taxonomy, lexicon, '')
  }
}

/** Composes and adds the documents of tools that have none in these tables; returns how many are published. */
export async function writeDocuments(
  transaction: Db,
  toolIds: readonly number[],
  taxonomy: SearchedTaxonomy,
  lexicon: Lexicon,
  suffix: TableSet,
): Promise<number> {
  const tools = await findSearchedTools(transaction, toolIds, taxonomy)
  await insertDocuments(transaction, composeDocuments(tools, lexicon), suffix)
  const spellings = JSON.stringify(Array.from(listSpellings(tools), ([word, spelling]) => ({ word, spelling })))
  await sql`
    insert into search_spellings (word, spelling)
    select word, spelling from jsonb_to_recordset(${spellings}::jsonb) as entry (word text, spelling text)
    on conflict do nothing
  `.execute(transaction)
  return tools.length
}

/** German words that are known already, for taking compounds apart. */
export async function findLexicon(db: Db): Promise<Lexicon> {
  const { rows } = await sql<{ word: string }>`
    select word from search_words where locale_tools ? 'de' and length(word) between 4 and 14 and word ~ '^[a-z]+$'
  `.execute(db)
  return new Set(rows.map(({ word }) => word))
}
