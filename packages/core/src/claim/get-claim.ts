import type { CaseStatus, DeclineReason } from '@polydex/contract/case/case'
import type { Claim, ClaimFault, ClaimProof } from '@polydex/contract/case/claim'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findClaimableTool } from './find-claimable-tool.ts'
import { fileUrlOf, recordNameOf } from './proof-places.ts'
import { isVerified } from '../maker/is-verified.ts'
import { selectIcon } from '../icon/select-icon.ts'

type ClaimRow = {
  host: string
  token: string
  homepage: string
  checkedAt: Date | null
  fault: ClaimFault | null
  proof: ClaimProof | null
  provenAt: Date | null
  case: { id: string; status: CaseStatus; reason: DeclineReason | null } | null
  isVerified: boolean
  statedVisits: Claim['statedVisits']
  icon: Claim['icon']
}

/** The account's claim to a tool. Throws `not_found` for an unknown tool. */
export async function getClaim(db: Db, slug: string, accountId: number): Promise<{ claim: Claim | null }> {
  const { id } = await findClaimableTool(db, slug)
  return { claim: (await findClaim(db, id, accountId)) ?? null }
}

export async function findClaim(db: Db, toolId: number, accountId: number): Promise<Claim | undefined> {
  const { rows } = await sql<ClaimRow>`
    select claims.host, token, tools.homepage_url as homepage, checked_at as "checkedAt",
           fault, proof, proven_at as "provenAt", ${isVerified} as "isVerified",
           (select json_build_object('id', id, 'status', status, 'reason', reason)
            from cases where cases.id = claims.case_id) as case,
           coalesce((
             select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'visits', visits) order by month)
             from stated_visits
             where stated_visits.tool_id = claims.tool_id and stated_visits.account_id = claims.account_id), '[]')
             as "statedVisits", ${selectIcon} as icon
    from claims
    join tools on tools.id = claims.tool_id
    where claims.tool_id = ${toolId} and claims.account_id = ${accountId}
  `.execute(db)
  return rows[0] && showClaim(rows[0])
}

const showClaim = ({ homepage, checkedAt, provenAt, ...claim }: ClaimRow): Claim => ({
  ...claim,
  fileUrl: fileUrlOf(claim.host, homepage),
  recordName: recordNameOf(claim.host),
  checkedAt: checkedAt?.toISOString() ?? null,
  provenAt: provenAt?.toISOString() ?? null,
})
