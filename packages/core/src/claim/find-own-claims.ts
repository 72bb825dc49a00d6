import type { ClaimProof } from '@polydex/contract/case/claim'
import type { AccountData } from '@polydex/contract/account/own-account'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

type OwnClaim = Omit<AccountData['claims'][number], 'createdAt' | 'provenAt'> & {
  createdAt: Date
  provenAt: Date | null
  proof: ClaimProof | null
}

/** Tools that an account says it makes, newest claim first, with the visits it has stated. */
export async function findOwnClaims(db: Db, accountId: number): Promise<AccountData['claims']> {
  const { rows } = await sql<OwnClaim>`
    select tools.slug::text as "toolId", claims.host, proof, claims.created_at as "createdAt", proven_at as "provenAt",
           (select status from cases where cases.id = claims.case_id) as status,
           coalesce((
             select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'), 'visits', visits) order by month)
             from stated_visits
             where stated_visits.tool_id = claims.tool_id and stated_visits.account_id = claims.account_id), '[]')
             as "statedVisits"
    from claims
    join tools on tools.id = claims.tool_id
    where claims.account_id = ${accountId}
    order by claims.created_at desc, claims.id
  `.execute(db)
  return rows.map(({ createdAt, provenAt, ...claim }) => ({
    ...claim,
    createdAt: createdAt.toISOString(),
    provenAt: provenAt?.toISOString() ?? null,
  }))
}
