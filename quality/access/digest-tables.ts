import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

/** Everything that accounts and visitors can write. */
const tables = [
  'accounts',
  'sessions',
  'favorites',
  'favorite_shares',
  'known_devices',
  'mail_links',
  'mails',
  'submissions',
  'tool_trials',
  'tools',
] as const

/** A checksum of every row of every such table; with an account, of its rows alone. */
export async function digestTables(db: Db, accountId?: number): Promise<Record<string, string | null>> {
  const digests = tables.map(async (table) => {
    const owner = table === 'accounts' ? sql.ref('row.id') : sql.ref('row.account_id')
    const isOwned = !['mails', 'tool_trials', 'tools'].includes(table)
    const filter = accountId === undefined || !isOwned ? sql`true` : sql`${owner} = ${accountId}`
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(row::text, ' ' order by row::text)) as digest from ${sql.table(table)} as row where ${filter}
    `.execute(db)
    return [table, rows[0]?.digest ?? null] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}
