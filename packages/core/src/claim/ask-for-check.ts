import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { findClaimableTool } from './find-claimable-tool.ts'

/** Queues a check for the token of the account's claim. Throws `not_found` if there is no claim. */
export async function askForCheck(db: Db, slug: string, accountId: number): Promise<void> {
  const { id } = await findClaimableTool(db, slug)
  const { rows } = await sql`
    select queue_claim_check(claims.id) from claims where tool_id = ${id} and account_id = ${accountId}
  `.execute(db)
  if (rows.length === 0) throw new AppError('not_found', `The account has no claim to ${slug}`)
}
