import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'

/** Makes the account of an address an editor, or renames an existing one. Needs the owner's role. Throws `not_found`. */
export async function appointEditor(db: Db, email: string, name: string): Promise<{ accountId: number }> {
  const accountId = await findAccountId(db, email)
  await db
    .insertInto('editors')
    .values({ account_id: accountId, name })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ name }))
    .execute()
  return { accountId }
}

/** Revokes an editor's rights immediately, with passkeys and sessions. Their decisions stay. Throws `not_found`. */
export async function dismissEditor(db: Db, email: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('editors')
    .where('account_id', '=', await findAccountId(db, email))
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new AppError('not_found', `${email} is no editor`)
}

async function findAccountId(db: Db, email: string): Promise<number> {
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  if (account === undefined) throw new AppError('not_found', `There is no account of ${email}`)
  return account.id
}
