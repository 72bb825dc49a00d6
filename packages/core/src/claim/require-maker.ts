import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { isVerified } from '../maker/is-verified.ts'
import { findClaimableTool } from './find-claimable-tool.ts'

/** The tool whose verified maker the account is, with the host that it has proven. Throws `not_found`. */
export async function requireMaker(db: Db, slug: string, accountId: number): Promise<{ toolId: number; host: string }> {
  const { id: toolId, host } = await findClaimableTool(db, slug)
  const { rows } = await sql`
    select from claims join tools on tools.id = claims.tool_id
    where claims.tool_id = ${toolId} and claims.account_id = ${accountId} and ${isVerified}
  `.execute(db)
  if (rows.length === 0) throw new AppError('not_found', `The account is not the verified maker of ${slug}`)
  return { toolId, host }
}
