import { PostgresDialect, PostgresDriver, type PostgresPool } from 'kysely'

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** A rollback that fails (the connection is lost) must not stand in the place of the error that asked for it. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    // The connection is thrown away then, and with it the transaction.
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** How Kysely speaks to PostgreSQL through a pool. */
export const createDialect = (pool: PostgresPool): PostgresDialect =>
  Object.assign(new PostgresDialect({ pool }), { createDriver: () => new Driver({ pool }) })
