import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import type { Session } from './find-session.ts'

/** Ends one session of the account by its id. Another account's is as unknown as one that never was: `not_found`. */
export async function endOwnSession(
  db: Db,
  { accountId }: Session,
  { sessionId }: { sessionId: string },
): Promise<Record<string, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('not_found', 'There is no such session')
  return {}
}
