import { linkKinds, priceLifeDays } from '@polydex/contract/tool/tool-fact-values'
import { sql } from 'kysely'

/**
 * The links of a row of `tools` that may be shown: found recently, at the address that the entry has now. A changed
 * link waits for its own check.
 */
export const selectLinks = sql`coalesce((
  select json_agg(json_build_object(
    'kind', link_checks.kind, 'url', link_checks.url, 'checkedOn', to_char(link_checks.checked_on, 'YYYY-MM-DD'))
    order by array_position(${[...linkKinds]}::text[], link_checks.kind))
  from link_checks
  where link_checks.tool_id = tools.id and link_checks.is_there
    and link_checks.url = tools.links ->> link_checks.kind
    and link_checks.checked_on >= current_date - ${priceLifeDays}::int), '[]')`
