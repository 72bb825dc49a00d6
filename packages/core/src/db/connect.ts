import { Kysely } from 'kysely'
import { Pool, types } from 'pg'
import { createDialect } from './create-dialect.ts'
import { dropSilent } from './drop-silent.ts'
import { rememberPool } from './pool-counts.ts'
import { prepareReads } from './prepare-reads.ts'
import { surviveLoss } from './survive-loss.ts'
import type { DB } from './tables.gen.ts'
import { watchRecovery } from './watch-recovery.ts'

/** The database, or a transaction of it: every function of core takes one first. */
export type Db = Kysely<DB>

// Dates without a time of day stay 'YYYY-MM-DD'; a Date object would move them with the machine's time zone.
types.setTypeParser(types.builtins.DATE, (text) => text)
// Visits fit a double exactly up to 9 × 10^15.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** From the end of a statement at the server to its answer here. */
const answerSlackMs = 200

type ConnectOptions = {
  poolSize?: number
  statementTimeoutMs?: number
  /** How long a call waits for a connection: for one of the pool, or for the server to open one. */
  connectTimeoutMs?: number
  /** One plan per statement for all parameters, made once: for reads that were written so that one plan fits all. */
  genericPlans?: boolean
  /** Identifies these connections at the server. */
  applicationName?: string
  /** Keeps every connection open, however long nobody asks: for a server that must take over at any moment. */
  keepsAll?: boolean
  /** Refuses every statement that writes. */
  isReadOnly?: boolean
  /** Called when the server ends a connection that nobody uses. */
  onLost?: () => void
  /** Called when the server at the other end is not, or no longer, a replica. */
  onPromoted?: () => void
}

/** Opens a pool; the caller ends it with `db.destroy()`. */
export function connect(
  databaseUrl: string,
  {
    poolSize = 8,
    statementTimeoutMs = 0,
    connectTimeoutMs = 5_000,
    genericPlans = false,
    applicationName,
    keepsAll = false,
    isReadOnly = false,
    onLost = () => {},
    onPromoted,
  }: ConnectOptions = {},
): Db {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    // A server that is frozen or gone cannot stop its own statement.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + answerSlackMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A new connection costs a login and the plans of all reads; behind a cache minutes pass between two calls.
    idleTimeoutMillis: 300_000,
    min: keepsAll ? poolSize : 2,
    options: listSettings({ genericPlans, isReadOnly }),
    ...(onPromoted !== undefined && { Client: watchRecovery(onPromoted) }),
  })
  // The pool replaces an idle connection that breaks (the server restarts); unhandled, the error would end the process.
  pool.on('error', onLost)
  pool.on('connect', surviveLoss)
  pool.on('connect', prepareReads)
  pool.on('connect', dropSilent)
  const db = new Kysely<DB>({ dialect: createDialect(pool) })
  rememberPool(db, pool)
  return db
}

const listSettings = ({ genericPlans, isReadOnly }: Record<'genericPlans' | 'isReadOnly', boolean>): string =>
  [
    ...(genericPlans ? ['-c plan_cache_mode=force_generic_plan'] : []),
    ...(isReadOnly ? ['-c default_transaction_read_only=on'] : []),
  ].join(' ')
