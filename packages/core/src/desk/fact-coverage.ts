import { factKinds, type FactKind } from '@polydex/contract/tool/tool-fact'
import { priceLifeDays } from '@polydex/contract/tool/tool-fact-values'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { knownFacts } from '../tool-list/coverage.ts'
import { lookAgainDays } from './fact-queue.ts'

/** How many tools have a kind of fact, by its standing, and how old the checks are. */
export type FactStandings = {
  kind: FactKind
  checked: number
  /** Read in a copy of the maker's page. */
  copied: number
  recalled: number
  /** Not known, and looked for within 60 days. */
  notStated: number
  unknown: number
  /** Of both kinds of checks; null: there is none. */
  medianDays: number | null
  /** Checks that are older than 120 days. */
  old: number
}

export async function findFactStandings(db: Db): Promise<FactStandings[]> {
  const { rows } = await sql<FactStandings>`
    with listed as materialized (select id from tools where status = 'published'),
    known as materialized (select * from ${knownFacts} as facts)
    select kind, count(checked_on) filter (where not is_copy)::int as checked,
           count(*) filter (where is_copy)::int as copied, count(known.tool_id)::int - count(checked_on)::int as recalled,
           unstated.tools as "notStated",
           (select count(*)::int from listed) - count(known.tool_id)::int - unstated.tools as unknown,
           percentile_disc(0.5) within group (order by current_date - checked_on)::int as "medianDays",
           count(*) filter (where checked_on < current_date - ${sql.lit(priceLifeDays)})::int as old
    from unnest(${[...factKinds]}::text[]) with ordinality as asked (kind, place)
    left join known using (kind)
    cross join lateral (
      select count(*)::int as tools from facts_not_stated
      join listed on listed.id = facts_not_stated.tool_id
      where facts_not_stated.kind = asked.kind and looked_on > current_date - ${sql.lit(lookAgainDays)}
        and not exists (select from known where known.kind = asked.kind and known.tool_id = listed.id)
    ) as unstated
    group by kind, place, unstated.tools
    order by place
  `.execute(db)
  return rows
}
