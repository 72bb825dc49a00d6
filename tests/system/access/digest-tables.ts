import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

/** Tables whose rows belong to an account. */
const ownedTables =
  'accounts sessions favorites favorite_shares own_lists known_devices mail_links cases claims stated_visits'.split(' ')
/** Other tables that accounts and visitors can write to. */
const sharedTables = ['submissions', 'corrections', 'reply_addresses', 'mails', 'tool_trials', 'tools']

/** A checksum of every row of the tables that calls can change; with an account, of its rows only. */
export async function digestTables(db: Db, accountId?: number): Promise<Record<string, string | null>> {
  const tables = accountId === undefined ? [...ownedTables, ...sharedTables] : ownedTables
  const digests = tables.map(async (table) => {
    const owner = table === 'accounts' ? sql.ref('row.id') : sql.ref('row.account_id')
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(row::text, ' ' order by row::text)) as digest from ${sql.table(table)} as row
      where ${accountId === undefined ? sql`true` : sql`${owner} = ${accountId}`}
    `.execute(db)
    return [table, rows[0]?.digest ?? null] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}
