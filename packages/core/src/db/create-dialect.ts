import { PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** A failing rollback (the connection is lost) must not replace the error that caused it. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    // The connection is discarded then, and the transaction with it.
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** Kysely's dialect for PostgreSQL through a pool. */
export const createDialect = (pool: PostgresPool): PostgresDialect =>
  Object.assign(new PostgresDialect({ pool }), { createDriver: () => new Driver({ pool }) })
