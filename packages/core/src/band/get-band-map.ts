import type { BandMap } from '@polydex/contract/figure/band-map'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { toFirstDay, toMonth, type FirstDay } from '../traffic/month.ts'
import { countLists } from './count-lists.ts'
import { selectCountryBands, type CountryMonth } from './find-country-bands.ts'
import { listCountries } from './list-countries.ts'

type MapRow = {
  month: FirstDay | null
  months: FirstDay[]
  provider: string | null
  licence: string | null
  lists: CountryMonth[]
}

/** Every country's list of a month, by default the newest. A month without lists throws `not_found`. */
export async function getBandMap(db: Db, { month }: { month?: string | undefined }): Promise<BandMap> {
  const map = await findBandMap(db, month)
  if (map === undefined) throw new AppError('not_found', `No lists of ${month}`)
  return map
}

/** The same; undefined if there are no lists of the requested month. */
export async function findBandMap(db: Db, month: string | undefined): Promise<BandMap | undefined> {
  const { rows } = await selectMap(month === undefined ? null : toFirstDay(month)).execute(db)
  const row = rows[0]
  if (row === undefined || (row.month === null && month !== undefined)) return undefined
  const full = row.lists.filter(({ isFull }) => isFull).length
  const held = new Set(row.lists.map(({ countryCode }) => countryCode))
  return {
    month: row.month === null ? null : toMonth(row.month),
    months: row.months.map(toMonth),
    sources:
      row.provider === null
        ? []
        : [{ provider: row.provider, kind: 'bands', lists: countLists({ held: held.size, full }) }],
    licence: row.licence,
    lists: row.lists.map(({ countryCode, sites, isFull, tools }) => ({ region: countryCode, sites, isFull, tools })),
    notHeld: row.month === null ? [] : listCountries().filter((code) => !held.has(code)),
  }
}

/** Steps from month to month through the index: one row each, however many countries there are. */
const selectMap = (asked: FirstDay | null) => sql<MapRow>`
  with recursive known as (
    select max(month) as month from country_bands
    union all
    select (select max(earlier.month) from country_bands earlier where earlier.month < known.month)
    from known where known.month is not null
  ),
  chosen as (
    select max(month) as month from known where ${asked}::date is null or month = ${asked}::date
  ),
  lists as (${selectCountryBands(sql`(select month from chosen)`)})
  select chosen.month, providers.name as provider, providers.licence,
         array(select to_char(month, 'YYYY-MM-DD') from known where month is not null order by month desc) as months,
         coalesce((select json_agg(lists order by sites desc, "countryCode") from lists), '[]') as lists
  from chosen
  left join providers
    on providers.id = (select min(provider_id) from country_bands where month = (select month from chosen))
`
