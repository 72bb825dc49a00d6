import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Db } from '../db/connect.ts'

const lifeMs = 300_000
/** Bytes: a random part, when it expires, and our signature of both. */
const [randomLength, timeLength, macLength] = [16, 6, 32]
const bodyLength = randomLength + timeLength

const expiryOf = (challenge: Buffer): number => challenge.readUIntBE(randomLength, timeLength)

export type Challenges = {
  /** Bytes that a passkey must sign within five minutes. */
  create: (now: Date) => Buffer
  /** Whether a challenge is ours and still valid. */
  isValid: (challenge: Buffer, now: Date) => boolean
  /** Marks a challenge as used, once its signature was verified; false if it had been used before. */
  use: (challenge: Buffer) => Promise<boolean>
}

/**
 * Challenges are signed by us instead of stored: whoever merely asks for one writes no row, however often. A row marks
 * one as used until it has expired. The key is of this process: who signs in while it restarts tries again.
 */
export function createChallenges(db: Db): Challenges {
  const key = randomBytes(32)
  const sign = (body: Buffer): Buffer => createHmac('sha256', key).update(body).digest()
  return {
    create(now) {
      const body = Buffer.concat([randomBytes(randomLength), Buffer.alloc(timeLength)])
      body.writeUIntBE(now.getTime() + lifeMs, randomLength, timeLength)
      return Buffer.concat([body, sign(body)])
    },
    isValid: (challenge, now) =>
      challenge.length === bodyLength + macLength &&
      timingSafeEqual(challenge.subarray(bodyLength), sign(challenge.subarray(0, bodyLength))) &&
      expiryOf(challenge) > now.getTime(),
    async use(challenge) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('passkey_challenges')
        .values({ challenge, expires_at: new Date(expiryOf(challenge)) })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },
  }
}
