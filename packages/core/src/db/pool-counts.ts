import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DB } from './tables.gen.ts'

/** Kysely hides its pool, whose load metrics need. */
const pools = new WeakMap<Kysely<DB>, Pool>()

export const rememberPool = (db: Kysely<DB>, pool: Pool): void => {
  pools.set(db, pool)
}

/** Connections of a pool that `connect` opened: open ones, idle ones among them, and calls that wait for one. */
export function readPoolCounts(db: Kysely<DB>): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
