import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { runWithShortLocks } from '../../db/run-with-short-locks.ts'
import { defaultOrder } from '../../tool-list/list-orders.ts'
import { findSearchedTaxonomy } from './find-searched-tools.ts'
import { findLexicon, toolsPerBatch, writeDocuments } from './refresh-documents.ts'
import { refreshSearchedCategories } from './refresh-searched-categories.ts'
import { refreshTopics } from './refresh-topics.ts'
import { refreshWords } from './refresh-words.ts'
import { removeDocuments } from './store-documents.ts'
import { lockIds } from '../../db/lock-ids.ts'

/**
 * Rebuilds all documents beside the live ones, which continue to serve searches, and swaps them in atomically. Tools
 * that an import changed meanwhile are rebuilt before the swap. Rows are stored in the order of visits: a search that
 * matches too many tools stops after the first ones it reads. The signal stops it between two batches.
 */
export async function rebuildSearch(db: Db, signal?: AbortSignal): Promise<{ documents: number; words: number }> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockIds.searchRebuild})`.execute(connection)
    try {
      await connection.transaction().execute((transaction) => refreshSearchedCategories(transaction))
      await connection.transaction().execute((transaction) => refreshTopics(transaction))
      await runWithShortLocks(connection, startTables)
      const documents = await fillTables(connection, signal)
      await sql`select index_search_tables()`.execute(connection)
      await runWithShortLocks(connection, swapTables)
      await sql`select analyze_search_tables()`.execute(connection)
      const { words } = await connection.transaction().execute((transaction) => refreshWords(transaction))
      return { documents, words }
    } finally {
      // A lost connection has released the lock; report the error that ended the work, not this one.
      await sql`select pg_advisory_unlock(${lockIds.searchRebuild})`.execute(connection).catch(() => {})
    }
  })
}

/** From here on, changes are recorded. */
async function startTables(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockIds.searchTables})`.execute(transaction)
  await sql`select create_search_tables()`.execute(transaction)
  await sql`delete from search_changes`.execute(transaction)
}

async function fillTables(db: Db, signal: AbortSignal | undefined): Promise<number> {
  const toolIds = await findToolIds(db)
  const [taxonomy, lexicon] = [await findSearchedTaxonomy(db), await findLexicon(db)]
  let documents = 0
  for (let start = 0; start < toolIds.length; start += toolsPerBatch) {
    signal?.throwIfAborted()
    documents += await writeDocuments(db, toolIds.slice(start, start + toolsPerBatch), taxonomy, lexicon, '_next')
  }
  signal?.throwIfAborted()
  return documents
}

async function swapTables(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockIds.searchTables})`.execute(transaction)
  const { rows } = await sql<{ id: number }>`select tool_id as id from search_changes`.execute(transaction)
  const changed = rows.map(({ id }) => id)
  await removeDocuments(transaction, changed, '_next')
  const taxonomy = await findSearchedTaxonomy(transaction)
  await writeDocuments(transaction, changed, taxonomy, await findLexicon(transaction), '_next')
  await sql`select swap_search_tables()`.execute(transaction)
  await sql`delete from search_changes`.execute(transaction)
}

/** Published tools, the most visited first; those not in any list yet at the end. */
async function findToolIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select tools.id
    from tools
    left join (
      select listed.id, tool_orders.chunk, listed.place
      from tool_orders cross join unnest(tool_ids) with ordinality as listed (id, place)
      where sort = ${defaultOrder.sort} and direction = ${defaultOrder.direction}
    ) as listed on listed.id = tools.id
    where tools.status = 'published'
    order by listed.chunk, listed.place, tools.id
  `.execute(db)
  return rows.map(({ id }) => id)
}
