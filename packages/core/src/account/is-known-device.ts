import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import { hashToken } from '../secret/token.ts'

/** Whether an address was logged in from here before, by the proof that its login left. */
export async function isKnownDevice(db: Db, email: string, proof: string | undefined): Promise<boolean> {
  if (proof === undefined) return false
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('accounts', 'accounts.id', 'known_devices.account_id')
    .select('accounts.id')
    .where('proof_hash', '=', hashToken(proof))
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
  return row !== undefined
}
