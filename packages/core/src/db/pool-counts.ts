import type { Kysely } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { DB } from './tables.gen.ts'

/** Pools by database: Kysely hides its pool, whose load the metrics report. */
const pools = new WeakMap<Kysely<DB>, Pool>()

export const rememberPool = (db: Kysely<DB>, pool: Pool): void => {
  pools.set(db, pool)
}

/** Counts of a pool opened by `connect`: open connections, idle ones among them, and calls waiting for one. */
export function readPoolCounts(db: Kysely<DB>): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

const filling = new WeakSet<Pool>()

/**
 * Opens the missing connections of a pool one after the other: if all calls turn to a server at once, each would wait
 * for its own login and, on a busy machine, time out before it succeeds. Existing connections are held meanwhile.
 */
export async function fillPool(db: Kysely<DB>): Promise<void> {
  const pool = pools.get(db)
  if (pool === undefined || filling.has(pool)) return
  filling.add(pool)
  const held: PoolClient[] = []
  try {
    while (pool.totalCount < pool.options.max) held.push(await pool.connect())
  } finally {
    for (const client of held) client.release()
    filling.delete(pool)
  }
}
