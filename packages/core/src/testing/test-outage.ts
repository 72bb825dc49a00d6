import { sql } from 'kysely'
import { connect } from '../db/connect.ts'

/**
 * Simulates an outage of the server for a test's own database: ends all connections and refuses new ones until the
 * returned function is called.
 */
export async function startOutage(databaseUrl: string): Promise<() => Promise<void>> {
  const url = new URL(databaseUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const server = connect(url.href, { poolSize: 1 })
  await sql`alter database ${sql.id(name)} allow_connections false`.execute(server)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(server)
  return async () => {
    await sql`alter database ${sql.id(name)} allow_connections true`.execute(server)
    await server.destroy()
  }
}
