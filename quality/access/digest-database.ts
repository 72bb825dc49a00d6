import type { Db } from '@polydex/core/db/connect'
import { sql } from 'kysely'

/** A checksum of the rows of every table there is, the queue of jobs among them. */
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
