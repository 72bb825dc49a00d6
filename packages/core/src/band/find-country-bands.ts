import type { BandCounts } from '@polydex/contract/figure/band-summary'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** A country's list of a month, with the number of tools in each of its bands. */
export type CountryMonth = {
  countryCode: string
  month: FirstDay
  sites: number
  isFull: boolean
  /** Number of tools by band, best band first. */
  tools: BandCounts
}

/** SQL expression: every list of a month, longest first, for the map of all countries. */
export const selectCountryBands = (month: RawBuilder<unknown>): RawBuilder<CountryMonth> => sql`
  select country_bands.country_code::text as "countryCode", country_bands.month, band_lists.sites,
         band_lists.is_full as "isFull", country_bands.tools
  from country_bands
  join band_lists
    on band_lists.month = country_bands.month and band_lists.country_code = country_bands.country_code
    and band_lists.provider_id = country_bands.provider_id
  where country_bands.month = ${month}
  order by band_lists.sites desc, country_bands.country_code`

/** Every list of a given month, longest first. */
export async function findCountryBands(db: Db, month: FirstDay): Promise<CountryMonth[]> {
  const { rows } = await selectCountryBands(sql`${month}`).execute(db)
  return rows
}
