import type { Locale } from '@polydex/contract/locale/locale'
import type { OwnAccount } from '@polydex/contract/account/own-account'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { countFavorites } from '../favorite/find-favorite-tools.ts'

/** An account as its owner sees it. Throws `login_required` if it has just been deleted. */
export async function getAccount(db: Db, accountId: number): Promise<OwnAccount> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'locale', 'created_at', 'email_confirmed_at'])
    .select(
      sql<number>`(select count(*) from sessions where account_id = accounts.id and expires_at > now())`.as('sessions'),
    )
    .where('id', '=', accountId)
    .$narrowType<{ locale: Locale }>()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('login_required', 'The account is gone')
  return {
    email: row.email,
    locale: row.locale,
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.email_confirmed_at?.toISOString() ?? null,
    sessions: row.sessions,
    favorites: await countFavorites(db, accountId),
  }
}
