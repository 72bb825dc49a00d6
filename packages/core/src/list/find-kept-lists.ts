import type { AccountData } from '@polydex/contract/account/own-account'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

type KeptList = AccountData['lists'][number]
type Row = Omit<KeptList, 'createdAt' | 'changedAt' | 'sharedAt'> & {
  createdAt: Date
  changedAt: Date
  sharedAt: Date | null
}

/** All lists of an account, as it wrote them. For the download of its data. */
export async function findKeptLists(db: Db, accountId: number): Promise<KeptList[]> {
  const { rows } = await sql<Row>`
    select title, created_at as "createdAt", changed_at as "changedAt", shared_at as "sharedAt",
      withdrawn_at is not null as "isWithdrawn", coalesce((
        select json_agg(json_build_object('slug', tools.slug, 'note', own_list_tools.note) order by own_list_tools.position)
        from own_list_tools join tools on tools.id = own_list_tools.tool_id
        where own_list_tools.list_id = own_lists.id), '[]') as tools
    from own_lists where account_id = ${accountId} order by created_at, id
  `.execute(db)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    sharedAt: row.sharedAt?.toISOString() ?? null,
  }))
}
