import type { Coverage } from '@polydex/contract/tool/coverage'
import { factKinds } from '@polydex/contract/tool/tool-fact'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Counts the known facts of listed tools; unchanged rows are not written. */
export async function storeCoverage(transaction: Db): Promise<void> {
  const found = sql`(
    select kind, count(*) as known, count(*) filter (where facts -> kind ? 'checked') as checked,
           min(facts #>> array[kind, 'checked', 'on'])::date as oldest_check
    from tools cross join lateral jsonb_object_keys(facts) as kind
    where status = 'published'
    group by kind
    union all
    select 'price', count(*), count(price_checked_on), min(price_checked_on)
    from tools where status = 'published' and pricing_model <> 'unknown'
  )`
  await sql`
    insert into fact_coverage (kind, known, checked, oldest_check)
    select kind, known, checked, oldest_check from ${found} as found
    on conflict (kind) do update
      set known = excluded.known, checked = excluded.checked, oldest_check = excluded.oldest_check
      where (fact_coverage.known, fact_coverage.checked, fact_coverage.oldest_check)
        is distinct from (excluded.known, excluded.checked, excluded.oldest_check)
  `.execute(transaction)
  // Deletes kinds that no tool has any more.
  await sql`
    delete from fact_coverage
    where kind <> 'price' and not exists (
      select from tools where tools.status = 'published' and tools.facts ? fact_coverage.kind)
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
