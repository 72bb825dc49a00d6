import { sql } from 'kysely'

/** First listed within the last thirty days, of a query that has `tools`. Without a known day nothing is new. */
export const isNew = sql<boolean>`coalesce(tools.first_listed_on > current_date - 30, false)`
