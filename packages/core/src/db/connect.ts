import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'
import { Pool, types, type PoolClient, type QueryResult } from 'pg'
import { rememberPool } from './pool-counts.ts'
import { surviveLoss, nameLoss } from './survive-loss.ts'
import type { DB } from './tables.gen.ts'
import { remember } from '../remember.ts'

/** Reads begin with one of these words; writes vary with their number of rows, so they are not prepared. */
const isRead = (text: string): boolean => /^\s*(select|with)\b/i.test(text)

/** A text has the same name on every connection and in every process. The cache is larger than the number of texts. */
const nameOf = remember((text) => createHash('sha1').update(text).digest('base64url'), 1_000)

type Query = (text: string, values: readonly unknown[]) => Promise<QueryResult>

/**
 * Makes PostgreSQL plan each read once per connection instead of on every call. Planning the ranking page's query, nine
 * tables and a partitioned one, takes ten times as long as running it.
 * Also gives a lost connection PostgreSQL's error code.
 * Texts must be few: a list of values is one array parameter, never one placeholder per value.
 */
function prepareReads(client: PoolClient): void {
  const query = client.query.bind(client) as (
    config: object | string,
    values?: readonly unknown[],
  ) => Promise<QueryResult>
  const named: Query = (text, values) =>
    (typeof text === 'string' && Array.isArray(values) && isRead(text)
      ? query({ name: nameOf(text), text, values })
      : query(text, values)
    ).catch(nameLoss)
  client.query = named as typeof client.query
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** A failing rollback (the connection is lost) must not replace the error that caused it. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    // The connection is discarded then, and the transaction with it.
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** Kysely's dialect for PostgreSQL through a pool. */
const createDialect = (pool: PostgresPool): PostgresDialect =>
  Object.assign(new PostgresDialect({ pool }), { createDriver: () => new Driver({ pool }) })

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

type Connected = PoolClient & { connection?: { stream: { destroy: () => void } } }

/**
 * Closes a connection whose answer timed out (`query_timeout`). The driver only stops waiting: the pool would hand the
 * connection out again, and the next call would wait behind the unanswered statement.
 */
function dropSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  // The client reports its own end as an error.
  client.on('error', () => {})
  const watched = (...given: unknown[]): unknown => {
    const answer = query(...given)
    // A stream or a cursor is not a promise, and has no time limit.
    if (answer instanceof Promise) answer.catch((error: unknown) => dropIfSilent(client, error))
    return answer
  }
  client.query = watched as typeof client.query
}

function dropIfSilent({ connection }: Connected, error: unknown): void {
  if (error instanceof Error && error.message === 'Query read timeout') connection?.stream.destroy()
}
