import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

/** Tables whose rows belong to an account. */
export const ownedTables = [
  'accounts',
  'sessions',
  'favorites',
  'favorite_shares',
  'known_devices',
  'mail_links',
  'cases',
  'claims',
  'stated_visits',
] as const
/** All tables that accounts and visitors can write to. */
const tables = [
  ...ownedTables,
  'submissions',
  'corrections',
  'reply_addresses',
  'mails',
  'tool_trials',
  'tools',
] as const

/** A checksum of every row of these tables; with an account, of its rows only. */
export async function digestTables(db: Db, accountId?: number): Promise<Record<string, string | null>> {
  const digests = tables.map(async (table) => {
    const owner = table === 'accounts' ? sql.ref('row.id') : sql.ref('row.account_id')
    const isOwned = ownedTables.some((owned) => owned === table)
    const filter = accountId === undefined || !isOwned ? sql`true` : sql`${owner} = ${accountId}`
    const { rows } = await sql<{ digest: string | null }>`
      select md5(string_agg(row::text, ' ' order by row::text)) as digest from ${sql.table(table)} as row where ${filter}
    `.execute(db)
    return [table, rows[0]?.digest ?? null] as const
  })
  return Object.fromEntries(await Promise.all(digests))
}

/** A checksum of the rows of every table, including the job queue. */
export async function digestDatabase(db: Db): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(db)
  const digests = tables.map(
    ({ schema, name }) => sql`
      select ${`${schema}.${name}`} as name, coalesce(md5(string_agg(row::text, ' ' order by row::text)), '') as digest
      from ${sql.table(`${schema}.${name}`)} as row
    `,
  )
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
