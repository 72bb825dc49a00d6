import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { refreshDocuments } from '../../search/documents/refresh-documents.ts'
import { mergeTools, parkHomepages, removeTools, renameTools, settleTools, writeAliases } from './change-tools.ts'
import { findStoredTools } from './find-stored-tools.ts'
import { planBatch, type BatchPlan, type DecidedEntry, type PlacedEntry, type Writer } from './plan-batch.ts'
import { writeTools } from './write-tools.ts'
import { lockIds } from '../../db/lock-ids.ts'

/**
 * Serializes imports and decisions, batch by batch, because each plans on the state it has read. Lasts until the
 * transaction ends.
 */
export async function lockCatalogue(transaction: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockIds.catalogue})`.execute(transaction)
}

/** Stores a batch of entries and returns the outcome of each. Takes a transaction. */
export async function storeBatch(
  transaction: Db,
  entries: readonly PlacedEntry[],
  writer: Writer,
  today: string,
): Promise<DecidedEntry[]> {
  await lockCatalogue(transaction)
  const tools = entries.flatMap(({ entry }) => ('removed' in entry ? [] : [entry]))
  const slugs = [...entries.map(({ entry }) => entry.slug), ...tools.flatMap(({ aliases = [] }) => aliases)]
  const homepages = tools.map(({ homepage }) => homepage)
  const plan = planBatch(entries, await findStoredTools(transaction, slugs, homepages), writer)

  await parkHomepages(transaction, plan.parked)
  await renameTools(transaction, plan.renamed)
  if (plan.written.length > 0) await writeTools(transaction, plan.written, writer.catalogue, today)
  await removeTools(transaction, plan.removed)
  await mergeTools(transaction, plan.merged)
  await writeAliases(transaction, plan.aliases)
  await settleTools(transaction, plan.settled, writer)
  await refreshDocuments(transaction, await findChangedIds(transaction, plan))
  return plan.decided
}

/** Tools whose search documents have changed or are obsolete. */
async function findChangedIds(transaction: Db, { written, removed, merged }: BatchPlan): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from tools where slug = any(${written.map(({ slug }) => slug)}::text[])
  `.execute(transaction)
  return [...new Set([...rows, ...removed, ...merged].map(({ id }) => id))]
}
