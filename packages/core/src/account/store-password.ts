import type { Db } from '../db/connect.ts'

/** Sets a new password; what the old one had left behind (links by mail, known browsers) ends with it. */
export async function storePassword(transaction: Db, accountId: number, passwordHash: string): Promise<void> {
  await transaction.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', accountId).execute()
  await transaction
    .deleteFrom('mail_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset')
    .execute()
  await transaction.deleteFrom('known_devices').where('account_id', '=', accountId).execute()
}
