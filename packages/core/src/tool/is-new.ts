import { sql } from 'kysely'

/**
 * First listed within the last thirty days, of a query that has `tools`. A tool of which we know only when it entered may
 * be twenty years old.
 */
export const isNew = sql<boolean>`(tools.added_basis = 'first-listed' and tools.added_on > current_date - 30)`
