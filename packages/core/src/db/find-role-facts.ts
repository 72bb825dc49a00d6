import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Who a connection is to the server, and what it could do beyond reading and writing rows. */
export type RoleFacts = {
  role: string
  /** May do everything, or make itself so: a superuser, or a role that makes roles, copies or ignores row security. */
  isSuperuser: boolean
  /** May change and drop our tables: owns one, or may act as their owner. */
  isOwner: boolean
}

/** Reads only; works on a database without any table of ours. */
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
  if (facts === undefined) throw new Error('PostgreSQL did not say who we are')
  return facts
}

type RoleWanted = {
  app: 'api' | 'worker' | 'desk'
  isProduction: boolean
  /** Where the address stands. */
  variable?: string
}

/** Throws where a process of a production start could do more to the database than its work takes. */
export async function requireOwnRole(
  db: Db,
  { app, isProduction, variable = 'DATABASE_URL' }: RoleWanted,
): Promise<void> {
  if (!isProduction) return
  const { role, isSuperuser, isOwner } = await findRoleFacts(db)
  if (!isSuperuser && !isOwner) return
  const what = isSuperuser ? 'a superuser, or as good as one' : 'the owner of the tables'
  throw new Error(
    `${variable} names the role ${role}, which is ${what}: connect as polydex_${app} (docs/operations.md, Roles)`,
  )
}
