import type { Client } from 'pg'
import { databaseRoles, nameOfRole } from './database-role.ts'

/** PostgreSQL's codes for a missing role, and for one that may not log in with this password. */
const loginCodes = new Set(['42704', '28000', '28P01'])

/** Adds a hint for operators if the roles of database/roles.sql are missing or have another password. */
export function explainLogin(error: unknown): never {
  const { code, message } = error as { code?: string; message: string }
  if (code === undefined || !loginCodes.has(code) || !message.includes(nameOfRole('owner'))) throw error
  throw new Error(
    `${message}: on a development machine "bash scripts/services.sh up" creates the roles; elsewhere an administrator runs database/roles.sql (docs/operations.md, Roles)`,
    { cause: error },
  )
}

/**
 * Lets only our roles connect, and only the worker create temporary tables. Repeated at each migration, because neither
 * a copy nor a backup of a database keeps it. Skipped if another role owns the database.
 */
export async function closeDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; roles: string[] }>(
    `
    select quote_ident(datname) as name,
           array(select rolname::text from pg_roles where rolname = any ($1::text[])) as roles
    from pg_database
    where datname = current_database() and pg_has_role(datdba, 'usage')`,
    [databaseRoles.map(nameOfRole)],
  )
  const [database] = rows
  if (database === undefined || database.roles.length < databaseRoles.length) return
  await client.query(`
    revoke connect, temporary on database ${database.name} from public;
    grant connect on database ${database.name} to ${database.roles.join(', ')};
    grant temporary on database ${database.name} to polydex_worker`)
}
