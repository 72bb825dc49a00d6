import type { CaseStatus, DeclineReason } from '@polydex/contract/case/case'
import type { CorrectedField } from '@polydex/contract/case/correction'
import type { Locale } from '@polydex/contract/locale/locale'
import type { AccountData } from '@polydex/contract/account/own-account'
import { hasReplyTo } from '../case/has-reply-to.ts'
import type { Db } from '../db/connect.ts'

/** Corrections that an account has sent, newest first. */
export async function findOwnCorrections(db: Db, accountId: number): Promise<AccountData['corrections']> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('corrections', 'corrections.id', 'cases.id')
    .leftJoin('tools', 'tools.id', 'cases.tool_id')
    .select(['cases.id', 'reference', 'tools.slug as toolId', 'problem', 'field', 'text', 'source'])
    .select(hasReplyTo)
    .select(['cases.locale', 'cases.status', 'reason', 'received_at', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .orderBy('cases.id')
    .$narrowType<{ field: CorrectedField | null; locale: Locale; status: CaseStatus; reason: DeclineReason | null }>()
    .execute()
  return rows.map(({ received_at, decided_at, ...correction }) => ({
    ...correction,
    receivedAt: received_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }))
}
