import type { Locale } from '@polydex/contract/locale/locale'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'

type NewAccount = { email: string; passwordHash: string; locale: Locale }

/** Returns the account's id. Throws `email_taken`, also when the same address signs up twice concurrently. */
export async function createAccount(db: Db, { email, passwordHash, locale }: NewAccount): Promise<number> {
  const row = await db
    .insertInto('accounts')
    .values({ email, email_key: emailKeyOf(email), password_hash: passwordHash, locale })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('email_taken', 'There is an account with this email address')
  return row.id
}
