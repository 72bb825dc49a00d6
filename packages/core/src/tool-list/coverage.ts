import type { Coverage } from '@polydex/contract/tool/coverage'
import { factKinds } from '@polydex/contract/tool/tool-fact'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The known facts of listed tools, a row for each: `tool_id`, `kind`, `checked_on`, null if it is recalled, and `is_copy`. */
export const knownFacts = sql`(
  select id as tool_id, kind, (facts #>> array[kind, 'checked', 'on'])::date as checked_on,
         coalesce(facts #> array[kind, 'checked'] ? 'copy', false) as is_copy
  from tools cross join lateral jsonb_object_keys(facts) as kind
  where status = 'published'
  union all
  select id, 'price', price_checked_on, false from tools where status = 'published' and pricing_model <> 'unknown'
)`

/** Counts the known facts of listed tools; unchanged rows are not written, kinds that no tool has any more are deleted. */
export async function storeCoverage(transaction: Db): Promise<void> {
  await sql`
    with found as (
      select kind, count(*) as known, count(*) filter (where not is_copy and checked_on is not null) as checked,
             min(checked_on) filter (where not is_copy) as oldest_check
      from ${knownFacts} as facts group by kind
    ), gone as (
      delete from fact_coverage where kind not in (select kind from found)
    )
    insert into fact_coverage (kind, known, checked, oldest_check)
    select kind, known, checked, oldest_check from found
    on conflict (kind) do update
      set known = excluded.known, checked = excluded.checked, oldest_check = excluded.oldest_check
      where (fact_coverage.known, fact_coverage.checked, fact_coverage.oldest_check)
        is distinct from (excluded.known, excluded.checked, excluded.oldest_check)
  `.execute(transaction)
}

export async function getCoverage(db: Db): Promise<Coverage> {
  const { rows } = await sql<Coverage['kinds'][number]>`
    select kind, coalesce(known, 0) as known, coalesce(checked, 0) as checked,
           to_char(oldest_check, 'YYYY-MM-DD') as "oldestCheck"
    from unnest(${[...factKinds]}::text[]) with ordinality as asked (kind, place)
    left join fact_coverage using (kind)
    order by place
  `.execute(db)
  const listed = await db
    .selectFrom('tool_counts')
    .select('tools')
    .where('scope', '=', 'all')
    .where('key', '=', '')
    .executeTakeFirst()
  return { tools: listed?.tools ?? 0, kinds: rows }
}
