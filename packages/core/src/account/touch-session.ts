import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/**
 * Notes that a session is in use, which moves the end of one that is not remembered; never beyond 30 days after the
 * login, so that a token that was stolen does not live for ever by being used.
 */
export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    update sessions
    set last_used_at = now(),
        expires_at = case
          when is_remembered then expires_at
          else least(now() + interval '24 hours', created_at + interval '30 days')
        end
    where token_hash = ${tokenHash}
  `.execute(db)
}
