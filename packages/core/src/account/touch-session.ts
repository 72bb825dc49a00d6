import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Notes that a session is in use, which moves the end of one that is not remembered. */
export async function touchSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`
    update sessions
    set last_used_at = now(),
        expires_at = case when is_remembered then expires_at else now() + interval '24 hours' end
    where token_hash = ${tokenHash}
  `.execute(db)
}
