import type { Locale } from '@polydex/contract/locale'
import type { AccountData } from '@polydex/contract/own-account'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** What an account has sent in, newest first. Of trial credentials only whether there are any. */
export async function findOwnSubmissions(db: Db, accountId: number): Promise<AccountData['submissions']> {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'name', 'url', 'category_slugs as categories', 'description', 'locale', 'status', 'received_at'])
    .select(sql<boolean>`sealed_trial is not null`.as('hasTrial'))
    .where('account_id', '=', accountId)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .$narrowType<{ locale: Locale }>()
    .execute()
  return rows.map(({ received_at, ...submission }) => ({ ...submission, receivedAt: received_at.toISOString() }))
}
