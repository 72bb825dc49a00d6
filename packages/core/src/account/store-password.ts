import type { Db } from '../db/connect.ts'
import { hashToken } from '../secret/token.ts'

type NewPassword = {
  passwordHash: string
  /** Proof of the browser that changed it: it stays known, so that strangers' guesses cannot lock the owner out. */
  keptProof?: string | undefined
}

/** Sets a new password; mail links and other known devices become invalid with the old one. */
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
