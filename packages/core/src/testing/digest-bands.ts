import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Everything that lists contribute, by name and without times: two ways to the same lists must give the same result. */
const parts = {
  places: sql`select month, country_code, host, band from rank_bands join sites on sites.id = site_id`,
  lists: sql`select month, country_code, sites, is_full, band_sizes from band_lists`,
  fetches: sql`select month, country_code, status, etag, fault from band_fetches`,
  sites: sql`
    select host, month, full_lists, places, short_lists, reach, median_band, compared_lists, ups, downs, arrivals,
           departures, reach_compared, reach_before
    from site_bands join sites on sites.id = site_id`,
  entries: sql`select country_code, host, month from first_thousands join sites on sites.id = site_id`,
  countries: sql`select month, country_code, tools from country_bands`,
  rankings: sql`
    select kind, key, month, basis, total, position, rank, slug
    from rankings left join ranking_entries on ranking_id = rankings.id left join tools on tools.id = tool_id`,
}

/** A checksum of each part. */
export async function digestBands(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const [name, query] of Object.entries(parts)) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(content::text), '' order by content::text)), '') as digest
      from (${query}) as content
    `.execute(db)
    digests[name] = rows[0]?.digest ?? ''
  }
  return digests
}
