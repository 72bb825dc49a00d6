import { sql } from 'kysely'

/** Full lists that must name a tool, in this month or the one before, for it to count as moving: fewer are chance. */
export const movingFloor = 20

const listed = sql`(select sum(count) from unnest(site_bands.places) as count)`

/** Whether a site's reach may be compared with the month before; for a query that has `site_bands`. */
export const canRise = sql`site_bands.compared_lists > 0
  and greatest(${listed}, ${listed} - site_bands.arrivals + site_bands.departures) >= ${sql.lit(movingFloor)}`
