import type { OwnLists } from '@polydex/contract/list/list'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'

type Row = Omit<OwnLists[number], 'changedAt'> & { changedAt: Date }

/** The lists of an account, last changed first, each with its first tools. */
export async function getLists(db: Db, accountId: number): Promise<{ lists: OwnLists }> {
  const { rows } = await sql<Row>`
    select own_lists.id, title, version, changed_at as "changedAt", shared_at is not null as "isShared",
      withdrawn_at is not null as "isWithdrawn", listed.total, listed.first
    from own_lists
    cross join lateral (
      select count(*)::int as total,
        coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'mark', mark) order by place)
          filter (where place <= 4), '[]') as first
      from (
        select tools.slug, tools.name, ${selectMark} as mark, row_number() over (order by own_list_tools.position) as place
        from own_list_tools
        join tools on tools.id = own_list_tools.tool_id and tools.status in ('published', 'closed')
        where own_list_tools.list_id = own_lists.id
      ) as placed
    ) as listed
    where own_lists.account_id = ${accountId}
    order by own_lists.changed_at desc, own_lists.id
  `.execute(db)
  return { lists: rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })) }
}
