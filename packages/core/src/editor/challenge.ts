import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Creates random bytes that a passkey must sign within five minutes. */
export async function createChallenge(db: Db): Promise<Buffer> {
  const challenge = randomBytes(32)
  await sql`
    insert into passkey_challenges (challenge, expires_at) values (${challenge}, now() + interval '5 minutes')
  `.execute(db)
  return challenge
}

/** Whether the challenge is ours and unused; marks it as used. */
export async function useChallenge(db: Db, challenge: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
