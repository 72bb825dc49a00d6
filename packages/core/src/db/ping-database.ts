import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Throws if the database cannot be reached. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Class 28: PostgreSQL refuses the login; 3D000: there is no such database. Waiting does not fix a wrong DATABASE_URL. */
export const isLastingFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(28...|3D000)$/.test(String(error.code))
