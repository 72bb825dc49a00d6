import { randomBytes } from 'node:crypto'
import type { Claim } from '@polydex/contract/case/claim'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findClaimableTool } from './find-claimable-tool.ts'
import { findClaim } from './get-claim.ts'

/**
 * Opens the account's claim to a tool. An open or accepted claim stays as it is; one that was declined, or refers to a
 * former host of the tool, is replaced and gets another token. Throws `not_found`.
 */
export function claimTool(
  db: Db,
  { toolId: slug, locale }: { toolId: string; locale: Locale },
  accountId: number,
): Promise<Claim> {
  return db.transaction().execute(async (transaction) => {
    const { id: toolId, host } = await findClaimableTool(transaction, slug)
    await sql`
      delete from claims
      where tool_id = ${toolId} and account_id = ${accountId}
        and (host <> ${host} or exists (select from cases where cases.id = claims.case_id and status = 'declined'))
    `.execute(transaction)
    await transaction
      .insertInto('claims')
      .values({ account_id: accountId, tool_id: toolId, locale, host, token: createToken() })
      .onConflict((conflict) => conflict.columns(['account_id', 'tool_id']).doNothing())
      .execute()
    const claim = await findClaim(transaction, toolId, accountId)
    if (claim === undefined) throw new Error('The claim was not stored')
    return claim
  })
}

/** Base32: DNS is case-insensitive. */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 160 random bits. */
const createToken = (): string =>
  `polydex-${Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join('')}`
