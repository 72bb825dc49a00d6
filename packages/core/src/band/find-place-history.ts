import { bands } from '@polydex/contract/figure/bands'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { FirstDay } from '../traffic/month.ts'

/** A country's list of a month, a site's place in it, and its places in the months up to it. */
type PlaceHistory = {
  code: string
  /** Sites in the list. */
  sites: number
  isFull: boolean
  /** Null: the list does not name the site. */
  band: number | null
  bandBefore: number | null
  /** Counts as up or down: both lists are full and were searched for the site. */
  isCompared: boolean
  /** A character per month, oldest first: the band's number from 1 on; 0: not named; -: not held or not searched. */
  cells: string
}

type MonthLists = { month: FirstDay; codes: string[]; sites: number[]; full: boolean[]; searched: boolean[] }
type MonthPlaces = { month: FirstDay; codes: string[]; bands: number[] }

type HeldPlaces = {
  /** Provider of these lists; null: none are held. */
  provider: string | null
  /** Countries whose list of the last month is held, searched for the site or not. */
  held: string[]
  /** Number of full lists among these. */
  full: number
  /** Lists that were searched for the site, longest first. */
  countries: PlaceHistory[]
}

/**
 * A site's places in the lists of successive months, of which the last is shown. The months are parameters, so that
 * PostgreSQL opens only their partitions. Lists and places are joined here: PostgreSQL's own join takes ten times as
 * long, because it cannot estimate the rows of a month.
 */
export async function findPlaceHistory(db: Db, siteId: number, months: readonly FirstDay[]): Promise<HeldPlaces> {
  const [first, last] = [months[0] ?? '', months.at(-1) ?? '']
  const speaking = sql`(select min(provider_id) from band_lists where month = ${last})`
  const { rows } = await sql<{ provider: string | null; lists: MonthLists[] | null; places: MonthPlaces[] | null }>`
    select (select name from providers where id = ${speaking}) as provider, (
      select json_agg(json_build_object(
        'month', month, 'codes', codes, 'sites', sites, 'full', is_full, 'searched', is_searched))
      from (
        select month, array_agg(country_code::text) as codes, array_agg(sites) as sites, array_agg(is_full) as is_full,
               array_agg(coalesce(known_site_id >= ${siteId}, true)) as is_searched
        from band_lists
        where month between ${first} and ${last} and provider_id = ${speaking}
        group by month
      ) as by_month
    ) as lists, (
      select json_agg(json_build_object('month', month, 'codes', codes, 'bands', bands))
      from (
        select month, array_agg(country_code::text) as codes, array_agg(band) as bands
        from rank_bands
        where month between ${first} and ${last} and site_id = ${siteId} and provider_id = ${speaking}
        group by month
      ) as by_month
    ) as places
  `.execute(db)
  const { provider = null, lists, places } = rows[0] ?? {}
  return { provider, ...arrange(months, lists ?? [], places ?? []) }
}

type List = { sites: number; isFull: boolean; isSearched: boolean }
type MonthOf = { lists: ReadonlyMap<string, List>; places: ReadonlyMap<string, number> }

function arrange(
  months: readonly FirstDay[],
  lists: MonthLists[],
  places: MonthPlaces[],
): Omit<HeldPlaces, 'provider'> {
  const monthOf = (wanted: FirstDay): MonthOf => {
    const list = lists.find(({ month }) => month === wanted)
    const place = places.find(({ month }) => month === wanted)
    return {
      lists: new Map(
        list?.codes.map((code, index) => [
          code,
          {
            sites: list.sites[index] ?? 0,
            isFull: list.full[index] ?? false,
            isSearched: list.searched[index] ?? false,
          },
        ]),
      ),
      places: new Map(place?.codes.map((code, index) => [code, place.bands[index] ?? 0])),
    }
  }
  const history = months.map(monthOf)
  const shown = history.at(-1)
  const before = history.at(-2)
  const lines = [...(shown?.lists ?? [])]
  return {
    held: lines.map(([code]) => code),
    full: lines.filter(([, { isFull }]) => isFull).length,
    countries: lines
      .filter(([, { isSearched }]) => isSearched)
      .map(([code, { sites, isFull }]) => {
        const listBefore = before?.lists.get(code)
        return {
          code,
          sites,
          isFull,
          band: shown?.places.get(code) ?? null,
          bandBefore: before?.places.get(code) ?? null,
          isCompared: isFull && listBefore?.isFull === true && listBefore.isSearched,
          cells: history.map((month) => cellOf(month, code)).join(''),
        }
      })
      .toSorted((a, b) => b.sites - a.sites || (a.code < b.code ? -1 : 1)),
  }
}

function cellOf({ lists, places }: MonthOf, code: string): string {
  if (lists.get(code)?.isSearched !== true) return '-'
  return String(bands.findIndex((band) => band === places.get(code)) + 1)
}
