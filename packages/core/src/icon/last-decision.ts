import { sql } from 'kysely'

/** The newest decision of an editor about the icon of a row of `tools`. */
export const lastDecision = sql`(
  select action, made_at from icon_decisions where icon_decisions.tool_id = tools.id order by id desc limit 1)`
