import type { Alive } from '@polydex/contract/tool/tool-card'
import { sql, type RawBuilder } from 'kysely'

/**
 * Why a tool may not be alive. `silent`: nobody answers; `failing`: its server has errors; `certificate`: it is expired or
 * of another host; `gone`: there is no home page; `moved`: it redirects for good to another site; `parked`, `for-sale`
 * and `closed`: its page says so. Pages say only `silent` by themselves; the rest is for editors.
 */
export type Sign = 'silent' | 'failing' | 'certificate' | 'gone' | 'moved' | 'parked' | 'for-sale' | 'closed'

/** Days on which a sign must have been seen: most outages are shorter. */
export const suspectDays = 5
/** After a longer time without a visit nothing is said. */
export const knownDays = 14

/** Whether a row of `tool_visits` says something about its row of `tools`, or of an alias of it, and about today. */
const isKnown = (tool: RawBuilder<unknown>) => sql`(
  tool_visits.tool_id = ${tool}.id and tool_visits.homepage = ${tool}.homepage_url and ${tool}.status = 'published'
  and tool_visits.visited_at > now() - make_interval(days => ${sql.lit(knownDays)}))`

const isSilentVisit = sql`(tool_visits.sign is not distinct from 'silent' and tool_visits.sign_days >= ${sql.lit(suspectDays)})`

/** SQL expression: whether our server had no answer for days. `tool` is `tools` or an alias of it. */
export const isSilent = (tool: RawBuilder<unknown>) =>
  sql`exists (select from tool_visits where ${isKnown(tool)} and ${isSilentVisit})`

/** Whether a row of `tools` is alive, as far as pages say it, as JSON; null: nothing is said. */
export const selectAlive: RawBuilder<Alive | null> = sql`(
  select json_build_object(
    'answeredOn', case when not ${isSilentVisit} then answered_on end,
    'silentSince', case when ${isSilentVisit} then sign_since end)
  from tool_visits
  where ${isKnown(sql`tools`)} and (${isSilentVisit} or answered_on > current_date - ${sql.lit(knownDays)}))`
