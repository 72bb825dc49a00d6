import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { clearedColumns } from '../entry/entry-fields.ts'
import type { BatchPlan, Writer } from './plan-batch.ts'

/**
 * Frees the homepages of tools so that other tools of the same batch can take them over. Addresses are unique, and
 * PostgreSQL checks that after every row, not after the statement. A merged tool keeps the parked address, because it
 * is never linked.
 */
export async function parkHomepages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update tools set homepage_url = 'https://parked.invalid/' || slug where id = any (${ids}::integer[])
  `.execute(db)
}

/** Gives tools a new slug. They keep their id, and with it everything that points to them. */
export async function renameTools(db: Db, renamed: BatchPlan['renamed']): Promise<void> {
  if (renamed.length === 0) return
  await sql`
    with renamed as (
      select id, slug from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as entry (id integer, slug text)
    ),
    -- A slug that is taken back is no longer a former one.
    taken_back as (
      delete from tool_aliases using renamed where tool_aliases.slug = renamed.slug
    )
    update tools set slug = renamed.slug from renamed where tools.id = renamed.id
  `.execute(db)
}

/**
 * Removes tools on request, with their texts and facts. The row stays, so that the slug answers 410 and the tool cannot
 * be listed again.
 */
export async function removeTools(db: Db, removed: BatchPlan['removed']): Promise<void> {
  if (removed.length === 0) return
  await sql`
    with removed as (
      select id, "contentHash" as content_hash
      from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as entry (id integer, "contentHash" text)
    ),
    silenced as (
      delete from tool_texts using removed where tool_texts.tool_id = removed.id
    )
    update tools
    set status = 'removed', traffic_site_id = null, content_hash = removed.content_hash,
        ${sql.join(clearedColumns.map((column) => sql`${sql.ref(column)} = default`))}
    from removed
    where tools.id = removed.id
  `.execute(db)
}

/**
 * Merges tools into others: past rankings keep their rows, former slugs redirect to the remaining tool, and favourites
 * move to it.
 */
export async function mergeTools(db: Db, merged: BatchPlan['merged']): Promise<void> {
  if (merged.length === 0) return
  await sql`
    with merged as (
      select entry.id, tools.id as into_id
      from jsonb_to_recordset(${JSON.stringify(merged)}::jsonb) as entry (id integer, "into" text)
      join tools on tools.slug = entry."into"
    ),
    redirected as (
      update tool_aliases set tool_id = merged.into_id from merged where tool_aliases.tool_id = merged.id
    ),
    favored as (
      insert into favorites (account_id, tool_id, added_at)
      select favorites.account_id, merged.into_id, favorites.added_at
      from favorites join merged on merged.id = favorites.tool_id
      on conflict do nothing
    ),
    let_go as (
      delete from favorites using merged where favorites.tool_id = merged.id
    ),
    -- The first of them in a list, unless the other is in it already.
    listed as (
      update own_list_tools set tool_id = first.into_id
      from (
        select distinct on (listed.list_id, merged.into_id) listed.list_id, listed.position, merged.into_id
        from own_list_tools as listed join merged on merged.id = listed.tool_id
        where not exists (
          select from own_list_tools as other where other.list_id = listed.list_id and other.tool_id = merged.into_id)
        order by listed.list_id, merged.into_id, listed.position
      ) as first
      where own_list_tools.list_id = first.list_id and own_list_tools.position = first.position
    )
    update tools set status = 'merged', traffic_site_id = null from merged where tools.id = merged.id
  `.execute(db)
}

/** Hands decided tools back to the catalogue that now has them in its files. */
export async function settleTools(db: Db, ids: readonly number[], { catalogue }: Writer): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update tools set is_decided = false, catalogue = ${catalogue} where id = any (${ids}::integer[])
  `.execute(db)
}

/** Adds former slugs. An alias is never deleted, even if its entry no longer names it. */
export async function writeAliases(db: Db, aliases: BatchPlan['aliases']): Promise<void> {
  if (aliases.length === 0) return
  await sql`
    insert into tool_aliases (slug, tool_id)
    select entry.slug, tools.id
    from jsonb_to_recordset(${JSON.stringify(aliases)}::jsonb) as entry (slug text, tool text)
    join tools on tools.slug = entry.tool
  `.execute(db)
}
