import type { BandCounts } from '@polydex/contract/figure/band-summary'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { joinCompared } from './compare-lists.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'

/** A tool in a country's list. */
export type LadderTool = {
  slug: string
  name: string
  mark: string | null
  group: string
  band: number
  /** Null if the tool was not listed the month before, or is not compared. */
  bandBefore: number | null
  /** The list is full in both months and was searched for the site both times, and the source left it out of neither. */
  isCompared: boolean
  /** Full lists by the site's band in them; null: no full list names it. */
  places: BandCounts | null
}

type LadderQuery = { countryCode: string; month: FirstDay; locale: Locale; lastBand: number }

/**
 * The tools of a country's list down to a band, band by band. Within a band they have no order, so they are sorted by
 * name. The rows of a list are stored contiguously. Details of each of its few hundred tools are looked up one by one
 * (`offset 0` keeps it so): PostgreSQL makes one plan for all countries, expects many more tools and would otherwise
 * read all of them for each answer.
 */
export async function findCountryLadder(
  db: Db,
  { countryCode, month, locale, lastBand }: LadderQuery,
): Promise<LadderTool[]> {
  const before = addMonths(month, -1)
  const { rows } = await sql<LadderTool>`
    select named.slug, named.name, named.mark, named.group, place.band, named.places,
           case when compared.known >= place.site_id and named.is_compared then (
             select place_before.band from rank_bands place_before
             where place_before.month = ${before} and place_before.country_code = place.country_code
               and place_before.site_id = place.site_id and place_before.provider_id = place.provider_id
           ) end as "bandBefore",
           coalesce(compared.known >= place.site_id and named.is_compared, false) as "isCompared"
    from country_bands
    ${joinCompared(month)}
    join rank_bands place
      on place.month = ${month} and place.country_code = country_bands.country_code
      and place.provider_id = country_bands.provider_id
    cross join lateral (
      select tools.slug::text, ${selectMark} as mark, category_groups.slug as "group",
             coalesce(
               (select name from tool_texts where tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}),
               tools.name
             ) as name,
             site_bands.places, site_bands.compared_lists > 0 as is_compared
      from tools
      join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
      join categories on categories.id = tool_categories.category_id
      join category_groups on category_groups.id = categories.group_id
      left join site_bands on site_bands.site_id = place.site_id and site_bands.month = ${month}
      where tools.traffic_site_id = place.site_id and tools.status = 'published'
      offset 0
    ) named
    where country_bands.month = ${month} and country_bands.country_code = ${countryCode} and place.band <= ${lastBand}
    order by place.band, lower(named.name), named.slug
  `.execute(db)
  return rows
}
