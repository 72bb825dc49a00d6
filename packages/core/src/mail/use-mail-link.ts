import { sql } from 'kysely'
import { hashToken } from '../secret/token.ts'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import type { MailPurpose } from './queue-mail.ts'

const ended = () => new AppError('link_ended', 'This link has ended')

/** Checks that a link is valid without consuming it, and returns its account's address. Throws `link_ended`. */
export async function checkMailLink(db: Db, purpose: MailPurpose, key: string): Promise<{ email: string }> {
  const row = await db
    .selectFrom('mail_links')
    .innerJoin('accounts', 'accounts.id', 'mail_links.account_id')
    .select('accounts.email')
    .where('key_hash', '=', hashToken(key))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (row === undefined) throw ended()
  return row
}

/** Consumes a link and returns its account: of two concurrent calls one throws `link_ended`. */
export async function useMailLink(transaction: Db, purpose: MailPurpose, key: string): Promise<number> {
  const row = await transaction
    .deleteFrom('mail_links')
    .where('key_hash', '=', hashToken(key))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('account_id')
    .executeTakeFirst()
  if (row === undefined) throw ended()
  return row.account_id
}
