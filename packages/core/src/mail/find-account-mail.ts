import type { AccountData } from '@polydex/contract/account/own-account'
import type { Db } from '../db/connect.ts'

/** Unsent mails to an account's address or about its cases, and unused mail links; oldest first, without keys. */
export async function findAccountMail(db: Db, accountId: number): Promise<Pick<AccountData, 'mails' | 'mailLinks'>> {
  const mails = await db
    .selectFrom('mails')
    .select(['purpose', 'created_at'])
    .where((mail) =>
      mail.or([
        mail('email_key', '=', mail.selectFrom('accounts').select('email_key').where('id', '=', accountId)),
        mail('case_id', 'in', mail.selectFrom('cases').select('id').where('account_id', '=', accountId)),
      ]),
    )
    .orderBy('created_at')
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
