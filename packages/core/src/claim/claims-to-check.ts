import type { ClaimFault, ClaimProof } from '@polydex/contract/case/claim'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import { createCase } from '../case/create-case.ts'
import type { Db } from '../db/connect.ts'
import { provenDays } from '../maker/is-verified.ts'

export type ClaimToCheck = {
  id: string
  accountId: number
  toolId: number
  locale: Locale
  host: string
  homepage: string
  token: string
}

/** The claim with this id, or all accepted ones with an old proof. Excludes claims to a former host of their tool. */
export async function findClaimsToCheck(db: Db, claimId: string | undefined): Promise<ClaimToCheck[]> {
  const { rows } = await sql<ClaimToCheck>`
    select claims.id, claims.account_id as "accountId", claims.tool_id as "toolId", claims.locale, claims.host,
           tools.homepage_url as homepage, token
    from claims
    join tools on tools.id = claims.tool_id
    join sites on sites.id = tools.site_id and sites.host = claims.host
    where tools.status in ('published', 'closed') and ${
      claimId === undefined
        ? sql`exists (select from cases where cases.id = claims.case_id and cases.status = 'accepted')
            and claims.proven_at < now() - make_interval(days => ${sql.lit(provenDays / 2)})`
        : sql`claims.id = ${claimId}`
    }
    order by claims.proven_at, claims.id
  `.execute(db)
  return rows
}

export type FoundProof = { proof: ClaimProof } | { fault: ClaimFault }

/**
 * Stores the result of checking a host for the token. The first proof opens a case; later ones renew it. A failed check
 * revokes nothing: an old proof expires by itself.
 */
export async function recordCheck(db: Db, claim: ClaimToCheck, found: FoundProof): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('claims')
      .select('case_id')
      .where('id', '=', claim.id)
      // Otherwise it was withdrawn meanwhile, or replaced by one with another token.
      .where('token', '=', claim.token)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) return
    const update = transaction.updateTable('claims').where('id', '=', claim.id)
    if ('fault' in found) {
      await update.set({ checked_at: sql`now()`, fault: found.fault }).execute()
      return
    }
    const caseId = row.case_id ?? (await openCase(transaction, claim))
    const at = sql<Date>`now()`
    await update.set({ checked_at: at, fault: null, proof: found.proof, proven_at: at, case_id: caseId }).execute()
  })
}

async function openCase(transaction: Db, { accountId, toolId, locale }: ClaimToCheck): Promise<string> {
  const { id } = await createCase(transaction, { kind: 'claim', subject: null, accountId, toolId, locale })
  return id
}
