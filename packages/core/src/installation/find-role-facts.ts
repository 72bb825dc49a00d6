import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The role of a connection, and its privileges beyond reading and writing rows. */
export type RoleFacts = {
  role: string
  /** Has or can obtain all privileges: a superuser, or a role that may create roles, replicate or bypass row security. */
  isSuperuser: boolean
  /** May alter and drop our tables: owns one, or may act as the owner. */
  isOwner: boolean
}

/** Only reads; works on a database without any table of ours. */
export async function findRoleFacts(db: Db): Promise<RoleFacts> {
  const { rows } = await sql<RoleFacts>`
    select current_user::text as role,
           exists (
             select from pg_roles
             where (rolsuper or rolcreaterole or rolreplication or rolbypassrls) and pg_has_role(oid, 'member')
           ) as "isSuperuser",
           exists (
             select from pg_class
             where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(relowner, 'member')
           ) as "isOwner"
  `.execute(db)
  const [facts] = rows
  if (facts === undefined) throw new Error('PostgreSQL did not return the current role')
  return facts
}

type RoleWanted = {
  app: 'api' | 'worker' | 'desk'
  isProduction: boolean
  /** The environment variable that holds the address. */
  variable?: string
}

/** Throws if a process of a production start has more database privileges than it needs. */
export async function requireOwnRole(
  db: Db,
  { app, isProduction, variable = 'DATABASE_URL' }: RoleWanted,
): Promise<void> {
  if (!isProduction) return
  const { role, isSuperuser, isOwner } = await findRoleFacts(db)
  if (!isSuperuser && !isOwner) return
  const what = isSuperuser ? 'a superuser or equivalent' : 'the owner of the tables'
  throw new Error(`${variable} connects as ${role}, ${what}: use polydex_${app} instead (docs/operations.md, Roles)`)
}
