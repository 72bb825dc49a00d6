import { sql } from 'kysely'
import { listPlaces } from './list-places.ts'

/** A site's places as shown on cards and in rankings, for a query that has `site_bands`; null: no list names it. */
export const selectBandSummary = sql`case when site_bands.site_id is not null then json_build_object(
  'lists', site_bands.full_lists, 'places', site_bands.places,
  'ups', case when site_bands.compared_lists > 0 then site_bands.ups end,
  'downs', case when site_bands.compared_lists > 0 then site_bands.downs end,
  'countries', ${listPlaces(sql`site_bands.best_countries`, sql`site_bands.best_bands`)}) end`
