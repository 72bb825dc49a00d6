import { sql } from 'kysely'

/** First listed within the last thirty days, for a query that has `tools`. A tool without a known day is not new. */
export const isNew = sql<boolean>`coalesce(tools.first_listed_on > current_date - 30, false)`
