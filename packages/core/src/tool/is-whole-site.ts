import { sql } from 'kysely'

/**
 * SQL expression: whether the figures that a tool shows are those of a site that holds more than the tool. Its entry
 * says so, or other tools have their pages there.
 */
export const isWholeSite = sql<boolean>`(
  tools.traffic_site_id is not null and (tools.whole_site or exists (
    select from tools beside
    where beside.site_id = tools.traffic_site_id and beside.id <> tools.id and beside.status in ('published', 'closed'))))`
