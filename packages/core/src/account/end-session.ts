import type { Db } from '../db/connect.ts'
import type { Session } from './find-session.ts'

/** Logs out: the token is worth nothing from now on, other sessions of the account go on. */
export async function endSession(db: Db, { tokenHash }: Session): Promise<Record<string, never>> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
  return {}
}
