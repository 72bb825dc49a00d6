import type { BandCounts } from '@polydex/contract/band-summary'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'

/** A country's list of a month and how many tools are in each of its bands. */
export type CountryMonth = {
  countryCode: string
  month: FirstDay
  sites: number
  isFull: boolean
  /** Tools by their band, best band first. */
  tools: BandCounts
}

/** Every list of a month, longest first: for the map of all countries. */
export const selectCountryBands = (month: RawBuilder<unknown>): RawBuilder<CountryMonth> => sql`
  select country_bands.country_code::text as "countryCode", country_bands.month, band_lists.sites,
         band_lists.is_full as "isFull", country_bands.tools
  from country_bands
  join band_lists
    on band_lists.month = country_bands.month and band_lists.country_code = country_bands.country_code
    and band_lists.provider_id = country_bands.provider_id
  where country_bands.month = ${month}
  order by band_lists.sites desc, country_bands.country_code`

/** The same, of a given month. */
export async function findCountryBands(db: Db, month: FirstDay): Promise<CountryMonth[]> {
  const { rows } = await selectCountryBands(sql`${month}`).execute(db)
  return rows
}

/** A tool in a country's list. Inside a band nothing orders tools, so they come by name. */
export type LadderTool = { toolId: number; slug: string; name: string; band: number; bandBefore: number | null }

/**
 * The tools of a country's list, band by band. `bandBefore` is null for a tool that was not listed the month before;
 * whether there was a list then is for the caller to look at.
 */
export async function findCountryLadder(db: Db, countryCode: string, month: FirstDay): Promise<LadderTool[]> {
  const { rows } = await sql<LadderTool>`
    select tools.id as "toolId", tools.slug::text, tools.name, place.band, place_before.band as "bandBefore"
    from rank_bands place
    join country_bands
      on country_bands.month = place.month and country_bands.country_code = place.country_code
      and country_bands.provider_id = place.provider_id
    join tools on tools.traffic_site_id = place.site_id and tools.status = 'published'
    left join rank_bands place_before
      on place_before.month = ${addMonths(month, -1)} and place_before.country_code = place.country_code
      and place_before.site_id = place.site_id and place_before.provider_id = place.provider_id
    where place.month = ${month} and place.country_code = ${countryCode}
    order by place.band, lower(tools.name), tools.slug
  `.execute(db)
  return rows
}
