import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { RemovalEntry, ToolEntry } from '../catalogue/entry/catalogue-schema.ts'
import { findEntry, type EntryState } from '../catalogue/entry/find-entry.ts'
import { deskCatalogue, hashOf } from '../catalogue/store/plan-batch.ts'
import { lockCatalogue, storeBatch } from '../catalogue/store/store-batch.ts'
import type { Db } from '../db/connect.ts'

const writer = { catalogue: deskCatalogue, isDesk: true }

/** The effect of a decision on a tool; null: there was or is none. */
export type ToolChange = { toolId: number; before: EntryState | null; after: EntryState | null }

/**
 * Writes an entry with the desk's authority, with its search documents, and queues the refresh of lists and counts.
 * Takes a transaction. Throws `invalid_input` if another tool has the slug or the address.
 */
export async function storeEntry(transaction: Db, entry: ToolEntry | RemovalEntry, today: string): Promise<ToolChange> {
  await lockCatalogue(transaction)
  const known = await findToolId(transaction, entry.slug)
  const before = known === undefined ? undefined : await findEntry(transaction, known)
  const [decided] = await storeBatch(transaction, [{ place: entry.slug, entry }], writer, today)
  if (decided !== undefined && 'reason' in decided.outcome) throw new AppError('invalid_input', decided.outcome.reason)
  const toolId = known ?? (await findToolId(transaction, entry.slug))
  if (toolId === undefined) throw new Error(`The tool ${entry.slug} was not stored`)
  // The hash of the entry as it is read back, which is how an export writes it: an import of that file finds it
  // unchanged.
  const stored = (await findEntry(transaction, toolId))?.entry
  const after = stored === undefined ? null : { entry: stored, contentHash: hashOf(stored), isDecided: true }
  await markTool(transaction, toolId, { isDecided: true, contentHash: after?.contentHash ?? hashOf(entry) })
  await sql`select queue_refresh()`.execute(transaction)
  return { toolId, before: before ?? null, after }
}

/** Restores a former state of an entry, so that an import treats it as before. */
export async function restoreEntry(
  transaction: Db,
  { entry, contentHash, isDecided }: EntryState,
  today: string,
): Promise<ToolChange> {
  const change = await storeEntry(transaction, entry, today)
  await markTool(transaction, change.toolId, { contentHash, isDecided })
  return { ...change, after: { entry, contentHash, isDecided } }
}

async function markTool(
  transaction: Db,
  toolId: number,
  { contentHash, isDecided }: Omit<EntryState, 'entry'>,
): Promise<void> {
  await transaction
    .updateTable('tools')
    .set({ content_hash: contentHash, is_decided: isDecided })
    .where('id', '=', toolId)
    .execute()
}

async function findToolId(db: Db, slug: string): Promise<number | undefined> {
  return (await db.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirst())?.id
}
