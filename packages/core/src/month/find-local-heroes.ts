import { bands } from '@polydex/contract/bands'
import type { Locale } from '@polydex/contract/locale'
import type { Month } from '@polydex/contract/month'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'
import { joinNames, monthToolColumns } from './find-month-tools.ts'

const shown = 10
/** Further back than this in the middle of its lists, a tool is nearly unknown there. */
const farBehind = bands[3]
/** In so many countries at most. */
const countries = 2

/** Strong in one or two countries, far behind elsewhere: best place first, then those that fewest lists name. */
export async function findLocalHeroes(db: Db, month: FirstDay, locale: Locale): Promise<Month['heroes']> {
  const { rows } = await sql<Month['heroes'][number]>`
    select ${monthToolColumns}, site_bands.best_countries[1] as country, site_bands.best_bands[1] as band,
           (select sum(count)::int from unnest(site_bands.places) as count) as listed,
           site_bands.median_band as "medianBand"
    from site_bands
    join tools on tools.traffic_site_id = site_bands.site_id and tools.status in ('published', 'closed')
    ${joinNames(locale)}
    where site_bands.month = ${month} and site_bands.median_band >= ${sql.lit(farBehind)}
      and site_bands.places[1] + site_bands.places[2] between 1 and ${sql.lit(countries)}
    order by band, listed, lower(coalesce(tool_texts.name, tools.name)), tools.slug
    limit ${sql.lit(shown)}
  `.execute(db)
  return rows
}
