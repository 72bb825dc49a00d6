import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { useInvitation } from './invitation.ts'

export type Passkey = {
  id: string
  accountId: number
  publicKey: Buffer
  /** The authenticator's signature counter; one that went down means a cloned passkey. */
  signCount: number
  transports: string[]
}

/** Stores the passkey of an invited editor and consumes the invitation. Throws `link_ended`. */
export async function enrolPasskey(db: Db, invitationKey: string, passkey: Passkey): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await useInvitation(transaction, invitationKey)
    await transaction
      .insertInto('passkeys')
      .values({
        id: passkey.id,
        account_id: passkey.accountId,
        public_key: passkey.publicKey,
        sign_count: passkey.signCount,
        transports: passkey.transports,
      })
      .execute()
  })
}

export const findPasskey = (db: Db, id: string): Promise<Passkey | undefined> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'account_id as accountId', 'public_key as publicKey', 'transports'])
    .select(sql<number>`sign_count::float8`.as('signCount'))
    .where('id', '=', id)
    .executeTakeFirst()

export async function notePasskeyUse(db: Db, id: string, signCount: number): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ sign_count: signCount, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
