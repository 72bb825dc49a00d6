import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { refreshDocuments } from '../../search/documents/refresh-documents.ts'
import { mergeTools, parkHomepages, removeTools, renameTools, settleTools, writeAliases } from './change-tools.ts'
import { findStoredTools } from './find-stored-tools.ts'
import {
  planBatch,
  type BatchPlan,
  type DecidedEntry,
  type PlacedEntry,
  type Writer,
  type WrittenTool,
} from './plan-batch.ts'
import { lockIds } from '../../db/lock-ids.ts'
import { columnsOf, partsOf } from '../entry/entry-fields.ts'
import { siteHostOf } from '../entry/homepage.ts'

const hostsOf = ({ homepage, trafficHost }: WrittenTool): string[] =>
  trafficHost === undefined ? [siteHostOf(homepage)] : [siteHostOf(homepage), trafficHost]

/** Writes tools with all that belongs to them, and their sites. Which tools show their site's figures is decided afterwards. */
async function writeTools(db: Db, tools: readonly WrittenTool[], catalogue: string, today: string): Promise<void> {
  const rows = tools.map((tool) => ({
    ...columnsOf(tool),
    content_hash: tool.contentHash,
    changed_on: today,
    host: siteHostOf(tool.homepage),
  }))
  await sql`
    insert into sites (host)
    select distinct entry.host from unnest(${tools.flatMap(hostsOf)}::text[]) as entry (host)
    where not exists (select from sites where sites.host = entry.host)
  `.execute(db)
  // A column that a row does not have stays as it is, or gets its default.
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).join()).values())
    await mergeRows(db, alike, catalogue)
  for (const part of partsOf(tools)) await replacePart(db, part)
}

async function mergeRows(db: Db, rows: readonly { host: string }[], catalogue: string): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .filter((name) => name !== 'host')
    .map((name) => sql.ref(name))
  await sql`
    merge into tools
    using (
      select entry.*, sites.id as host_id
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as given
      cross join jsonb_populate_record(null::tools, given) as entry
      join sites on sites.host = given ->> 'host'
    ) as entry
    on tools.slug = entry.slug
    when matched then update set
      ${sql.join(columns.map((column) => sql`${column} = entry.${column}`))}, site_id = entry.host_id,
      -- Kept until all tools are known, so that a page does not lose its figures for the time of an import.
      traffic_site_id = case
        when tools.site_id = entry.host_id and tools.traffic_host is not distinct from entry.traffic_host
        then tools.traffic_site_id end
    when not matched then
      insert (${sql.join(columns)}, site_id, catalogue)
      values (${sql.join(columns.map((column) => sql`entry.${column}`))}, entry.host_id, ${catalogue})
  `.execute(db)
}

async function replacePart(db: Db, { table, insert, rows }: ReturnType<typeof partsOf>[number]): Promise<void> {
  const given = sql`
    with given as materialized (
      select tools.id as tool_id, entry.value
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (slug text, value jsonb)
      join tools on tools.slug = entry.slug
    )`
  await sql`${given} delete from ${sql.table(table)} as part using given where part.tool_id = given.tool_id`.execute(db)
  await sql`${given} ${insert}`.execute(db)
}

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
