import { sql } from 'kysely'

/** Whether an address for the answer to a case is kept; for a query of `cases`. */
export const hasReplyTo = sql<boolean>`
  exists (select case_id from reply_addresses where reply_addresses.case_id = cases.id)`.as('hasReplyTo')
