import type { Db } from '../db/connect.ts'
import type { Session } from './find-session.ts'

/** Logs the account out everywhere but in this session. */
export async function endOtherSessions(db: Db, { accountId, tokenHash }: Session): Promise<{ ended: number }> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', tokenHash)
    .executeTakeFirst()
  return { ended: Number(numDeletedRows) }
}
