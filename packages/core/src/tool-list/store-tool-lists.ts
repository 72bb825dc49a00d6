import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { chunkSize, type ListOrder } from './list-orders.ts'
import type { CardFigures, ListFigures } from './find-listed-tools.ts'
import type { ToolSet } from './collect-sets.ts'
import { isChoice } from './facets.ts'

/** Rows per statement, for small rows. */
const batchSize = 20_000

/** Writes one order; unchanged rows are not touched, so that a refresh without changes writes nothing. */
export async function storeOrder(transaction: Db, { sort, direction }: ListOrder, toolIds: number[]): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(toolIds.length / chunkSize) }, (_, chunk) => ({
    chunk,
    tool_ids: toolIds.slice(chunk * chunkSize, (chunk + 1) * chunkSize),
  }))
  await sql`
    insert into tool_orders (sort, direction, chunk, tool_ids)
    select ${sort}, ${direction}, chunk, tool_ids
    from jsonb_to_recordset(${JSON.stringify(chunks)}::jsonb) as entry (chunk int, tool_ids int[])
    on conflict (sort, direction, chunk) do update set tool_ids = excluded.tool_ids
      where tool_orders.tool_ids <> excluded.tool_ids
  `.execute(transaction)
  await transaction
    .deleteFrom('tool_orders')
    .where('sort', '=', sort)
    .where('direction', '=', direction)
    .where('chunk', '>=', chunks.length)
    .execute()
}

export type StoredSet = Pick<ToolSet, 'facet' | 'value'> & { members: string }

/** Writes the sets of one order, skipping unchanged rows like storeOrder. */
export async function storeSets(transaction: Db, { sort, direction }: ListOrder, sets: StoredSet[]): Promise<void> {
  const rows = JSON.stringify(sets)
  await sql`
    insert into tool_sets (sort, direction, facet, value, members)
    select ${sort}, ${direction}, facet, value, members
    from jsonb_to_recordset(${rows}::jsonb) as entry (facet text, value text, members bit varying)
    on conflict (sort, direction, facet, value) do update set members = excluded.members
      where tool_sets.members <> excluded.members
  `.execute(transaction)
  await sql`
    delete from tool_sets
    where sort = ${sort} and direction = ${direction} and not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as entry (facet text, value text)
      where entry.facet = tool_sets.facet and entry.value = tool_sets.value)
  `.execute(transaction)
}

export type ListedRow = CardFigures & { tool_id: number; places: number[] }

/** Writes places and figures of the listed tools, skipping unchanged rows like storeOrder. */
export async function storeListedTools(transaction: Db, rows: ListedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await sql`
      insert into listed_tools (tool_id, places, provider_id, kind, visits, visits_before, country_codes,
        country_shares, country_bands, full_lists, band_places, compared_lists, ups, downs)
      select entry.*
      from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + batchSize))}::jsonb) as entry
        (tool_id int, places int[], provider_id smallint, kind text, visits bigint, visits_before bigint,
         country_codes text[], country_shares real[], country_bands int[], full_lists smallint, band_places smallint[],
         compared_lists smallint, ups smallint, downs smallint)
      on conflict (tool_id) do update set
        places = excluded.places, provider_id = excluded.provider_id, kind = excluded.kind, visits = excluded.visits,
        visits_before = excluded.visits_before, country_codes = excluded.country_codes,
        country_shares = excluded.country_shares, country_bands = excluded.country_bands,
        full_lists = excluded.full_lists, band_places = excluded.band_places,
        compared_lists = excluded.compared_lists, ups = excluded.ups, downs = excluded.downs
      where listed_tools.* is distinct from excluded.*
    `.execute(transaction)
  }
  await sql`delete from listed_tools where tool_id <> all(${rows.map(({ tool_id }) => tool_id)}::int[])`.execute(
    transaction,
  )
}

/** Writes the number of tools of each choice, and the month and basis of the orders. */
export async function storeCounts(transaction: Db, sets: readonly ToolSet[], figures: ListFigures): Promise<void> {
  const rows = JSON.stringify(
    sets
      .filter(({ value }) => isChoice(value))
      .map(({ facet, value, members }) => ({ scope: facet, key: value, tools: members.length })),
  )
  await sql`
    insert into tool_counts (scope, key, tools)
    select scope, key, tools from jsonb_to_recordset(${rows}::jsonb) as entry (scope text, key text, tools int)
    on conflict (scope, key) do update set tools = excluded.tools where tool_counts.tools <> excluded.tools
  `.execute(transaction)
  await sql`
    delete from tool_counts
    where not exists (
      select from jsonb_to_recordset(${rows}::jsonb) as entry (scope text, key text)
      where entry.scope = tool_counts.scope and entry.key = tool_counts.key)
  `.execute(transaction)
  await sql`
    insert into tool_list_figures (month, basis) values (${figures.month}, ${figures.basis})
    on conflict (is_only) do update set month = excluded.month, basis = excluded.basis
      where (tool_list_figures.month, tool_list_figures.basis) is distinct from (excluded.month, excluded.basis)
  `.execute(transaction)
}
