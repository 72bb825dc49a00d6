import type { AccountData } from '@polydex/contract/own-account'
import type { Db } from '../db/connect.ts'

/** Mails to an account's address that were not sent, and links of mails that were not used; oldest first, without keys. */
export async function findAccountMail(db: Db, accountId: number): Promise<Pick<AccountData, 'mails' | 'mailLinks'>> {
  const mails = await db
    .selectFrom('mails')
    .innerJoin('accounts', 'accounts.email_key', 'mails.email_key')
    .select(['mails.purpose', 'mails.created_at'])
    .where('accounts.id', '=', accountId)
    .orderBy('mails.created_at')
    .execute()
  const links = await db
    .selectFrom('mail_links')
    .select(['purpose', 'expires_at'])
    .where('account_id', '=', accountId)
    .orderBy('expires_at')
    .execute()
  return {
    mails: mails.map(({ purpose, created_at }) => ({ purpose, createdAt: created_at.toISOString() })),
    mailLinks: links.map(({ purpose, expires_at }) => ({ purpose, expiresAt: expires_at.toISOString() })),
  }
}
