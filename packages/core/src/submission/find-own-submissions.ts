import type { CaseStatus, DeclineReason } from '@polydex/contract/case/case'
import type { Locale } from '@polydex/contract/locale/locale'
import type { AccountData } from '@polydex/contract/account/own-account'
import { sql } from 'kysely'
import { hasReplyTo } from '../case/has-reply-to.ts'
import type { Db } from '../db/connect.ts'

/** Submissions of an account, newest first. Of trial credentials only whether there are any. */
export async function findOwnSubmissions(db: Db, accountId: number): Promise<AccountData['submissions']> {
  const rows = await db
    .selectFrom('cases')
    .innerJoin('submissions', 'submissions.id', 'cases.id')
    .select(['cases.id', 'reference', 'name', 'url', 'category_slugs as categories', 'description', 'locale'])
    .select(['pricing_model as pricing', 'languages', 'is_maker as isMaker'])
    .select(sql<boolean>`sealed_trial is not null`.as('hasTrial'))
    .select(hasReplyTo)
    .select(['status', 'reason', 'received_at', 'decided_at'])
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .orderBy('cases.id')
    .$narrowType<{ locale: Locale; status: CaseStatus; reason: DeclineReason | null }>()
    .execute()
  return rows.map(({ received_at, decided_at, ...submission }) => ({
    ...submission,
    receivedAt: received_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
  }))
}
