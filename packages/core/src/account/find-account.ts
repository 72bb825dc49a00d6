import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { emailKeyOf } from '../mail/email-key.ts'
import { hashToken } from '../secret/token.ts'

type FoundAccount = {
  id: number
  email: string
  passwordHash: string
  /** It was logged in from there before. */
  isKnownDevice: boolean
}

/** The account of an address, and whether the proof of an earlier login is one of its own. */
export const findAccount = (db: Db, email: string, device: string | undefined): Promise<FoundAccount | undefined> =>
  db
    .selectFrom('accounts')
    .select(['id', 'email', 'password_hash as passwordHash'])
    .select(
      sql<boolean>`exists (
        select from known_devices
        where account_id = accounts.id and proof_hash = ${device === undefined ? null : hashToken(device)}
      )`.as('isKnownDevice'),
    )
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()
