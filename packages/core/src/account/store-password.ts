import type { Db } from '../db/connect.ts'
import { hashToken } from '../secret/token.ts'

type NewPassword = {
  passwordHash: string
  /** Of the browser by which it was changed: it stays known, so that strangers' guesses cannot lock its owner out. */
  keptProof?: string | undefined
}

/** Sets a new password; links by mail and other known browsers end with the old one. */
export async function storePassword(
  transaction: Db,
  accountId: number,
  { passwordHash, keptProof }: NewPassword,
): Promise<void> {
  await transaction.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
  await transaction
    .deleteFrom('mail_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset')
    .execute()
  await transaction
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .$if(keptProof !== undefined, (query) => query.where('proof_hash', '!=', hashToken(keptProof ?? '')))
    .execute()
}
