import { Kysely } from 'kysely'
import { Pool, types } from 'pg'
import { createDialect } from './create-dialect.ts'
import { dropSilent } from './drop-silent.ts'
import { rememberPool } from './pool-counts.ts'
import { prepareReads } from './prepare-reads.ts'
import { surviveLoss } from './survive-loss.ts'
import type { DB } from './tables.gen.ts'

/** The database or a transaction; the first parameter of every function of core. */
export type Db = Kysely<DB>

// Dates without a time of day stay 'YYYY-MM-DD'; a Date object would shift them with the machine's time zone.
types.setTypeParser(types.builtins.DATE, (text) => text)
// Visits fit a double exactly up to 9 × 10^15.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)

/** Allowance for an answer to arrive after its statement has ended at the server. */
const answerSlackMs = 200

type ConnectOptions = {
  poolSize?: number
  statementTimeoutMs?: number
  /** How long a call waits for a connection, from the pool or newly opened by the server. */
  connectTimeoutMs?: number
  /** Makes one generic plan per statement, for all parameters: for reads written so that one plan fits all. */
  genericPlans?: boolean
  /** Identifies these connections at the server. */
  applicationName?: string
  /** Keeps every connection open, however long it is idle: for a server that must take over at any moment. */
  keepsAll?: boolean
  /** Refuses every statement that writes. */
  isReadOnly?: boolean
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
  }: ConnectOptions = {},
): Db {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    // A server that is frozen or gone cannot time out its own statement.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + answerSlackMs }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A new connection costs a login and the plans of all reads; behind a cache, minutes pass between two calls.
    idleTimeoutMillis: 300_000,
    min: keepsAll ? poolSize : 2,
    options: listSettings({ genericPlans, isReadOnly }),
  })
  // The pool replaces a broken idle connection (the server restarts); unhandled, the error would end the process.
  pool.on('error', () => {})
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
