import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Readers of the table queue behind a pending lock, so no wait may be long. */
const lockTimeoutMs = 150

/** Some ten seconds in all: longer than any reader may take. */
const tries = 40

/**
 * Runs a short transaction that needs a strong lock: gives up waiting before readers notice, and retries. `work` may be
 * called several times. Inside the caller's transaction there is one try, and the locks last until that ends.
 */
export async function runWithShortLocks<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result> {
  if (db.isTransaction) return work(db)
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await sql`set local lock_timeout = ${sql.lit(`${lockTimeoutMs}ms`)}`.execute(transaction)
        return work(transaction)
      })
    } catch (error) {
      if (left === 0 || !isLockTimeout(error)) throw error
      await wait(100 + Math.random() * 100)
    }
  }
}

/** PostgreSQL's `lock_not_available`. */
export const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03'
