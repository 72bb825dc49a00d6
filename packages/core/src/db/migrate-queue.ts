import { Logger, runMigrations } from 'graphile-worker'

/**
 * Makes or updates the queue's own tables, in their schema. The worker would do it when it starts; a mail that is asked
 * for before that must find its queue.
 */
export const migrateQueue = (databaseUrl: string): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) })
