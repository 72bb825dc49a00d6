import type { ErrorReport } from '@polydex/contract/http/counted-error'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The processes that report errors. */
export type ReportingApp = 'web' | 'api' | 'worker' | 'desk'

/** Adds the error counts of a process to those that operators see. */
export async function noteErrors(db: Db, app: ReportingApp, { release, errors }: ErrorReport): Promise<void> {
  await sql`select note_errors(${app}, ${release}, ${JSON.stringify(errors)}::jsonb)`.execute(db)
}
