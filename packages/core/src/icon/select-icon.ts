import { sql } from 'kysely'
import { lastDecision } from './last-decision.ts'

/**
 * For the maker of a row of `tools`, as JSON: where its icon is from, and the address that was named. Null: it shows a
 * mark, its site was never visited, or an editor removed the icon.
 */
export const selectIcon = sql`(
  select json_build_object('from', source_url, 'named', named_icons.url)
  from tool_visits
  left join tool_icons on tool_icons.tool_id = tools.id
  left join named_icons on named_icons.tool_id = tools.id
  left join lateral ${lastDecision} as decided on true
  where tool_visits.tool_id = tools.id and tools.mark_file is null and decided.action is distinct from 'remove')`
