import type { BandCounts } from '@polydex/contract/figure/band-summary'
import { bands } from '@polydex/contract/figure/bands'
import type { CountryLadder } from '@polydex/contract/figure/country-ladder'
import type { Locale } from '@polydex/contract/locale/locale'
import { findWorldPart } from '@polydex/contract/locale/world-part'
import { AppError } from '../app-error.ts'
import { countLists } from '../band/count-lists.ts'
import { findCountryBands, type CountryMonth } from '../band/find-country-bands.ts'
import { findCountryLadder } from '../band/find-country-ladder.ts'
import { findCountryMonths, findListMonth } from '../band/find-country-months.ts'
import { listCountries } from '../band/list-countries.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { isRegion } from '../traffic/is-region.ts'
import { addMonths, toFirstDay, toMonth, type FirstDay } from '../traffic/month.ts'
import { findStrongerTools } from './find-stronger-tools.ts'

/** Maximum number of tools named. The first band is always named: it holds only a thousand sites. */
const ladderDepth = 1_000

const shownNeighbours = 4
const shownInstead = 8

type LadderQuery = { region: string; month?: string | undefined; locale: Locale }

/**
 * The tools of a country's list, band by band. Without a month, the newest for which the list is held; null if it is
 * not held. Throws `not_found` for a code that is not a country, and for a month without the list.
 */
export const getCountryLadder = (db: Db, { region, month: asked, locale }: LadderQuery): Promise<CountryLadder> =>
  readSnapshot(db, async (snapshot) => {
    if (!isRegion(region)) throw new AppError('not_found', `There is no region ${region}`)
    const months = await findCountryMonths(snapshot, region)
    if (asked !== undefined && !months.includes(toFirstDay(asked)))
      throw new AppError('not_found', `No list of ${region} of ${asked}`)
    const newest = await findListMonth(snapshot, asked === undefined ? months[0] : toFirstDay(asked))
    const lists = newest === undefined ? [] : await findCountryBands(snapshot, newest.month)
    const list = lists.find(({ countryCode }) => countryCode === region)
    return {
      region,
      month: newest === undefined ? null : toMonth(newest.month),
      months: months.map(toMonth),
      isPublished: lists.length > 0 && (list !== undefined || listCountries().includes(region)),
      ...(await readList(snapshot, list, locale)),
      neighbours: findNeighbours(region, list, lists).map(({ countryCode, sites, isFull, tools }) => ({
        region: countryCode,
        sites,
        isFull,
        tools,
      })),
      sources:
        newest === undefined ? [] : [{ provider: newest.provider, kind: 'bands', lists: countLists(countHeld(lists)) }],
    }
  })

const countHeld = (lists: readonly CountryMonth[]) => ({
  held: lists.length,
  full: lists.filter(({ isFull }) => isFull).length,
})

type ListParts = Pick<CountryLadder, 'list' | 'comparedWith' | 'tools' | 'stronger'>

async function readList(db: Db, list: CountryMonth | undefined, locale: Locale): Promise<ListParts> {
  if (list === undefined) return { list: null, comparedWith: null, tools: [], stronger: [] }
  const { countryCode, month, sites, isFull, tools: counts } = list
  const monthBefore = addMonths(month, -1)
  const toolsBefore = await findCountsBefore(db, countryCode, month, monthBefore)
  const tools = await findCountryLadder(db, { countryCode, month, locale, lastBand: findLastBand(counts) })
  return {
    list: { sites, isFull, tools: counts, toolsBefore },
    comparedWith: toolsBefore === null ? null : toMonth(monthBefore),
    tools: tools.map(({ slug, name, mark, group, band, bandBefore, isCompared }) => ({
      slug,
      name,
      mark,
      group,
      band,
      bandBefore,
      isCompared,
    })),
    stronger: isFull ? findStrongerTools(tools) : [],
  }
}

/** Only lists of the same provider are comparable. */
async function findCountsBefore(
  db: Db,
  countryCode: string,
  month: FirstDay,
  monthBefore: FirstDay,
): Promise<BandCounts | null> {
  const row = await db
    .selectFrom('country_bands as before')
    .innerJoin('country_bands as now', (join) =>
      join
        .onRef('now.country_code', '=', 'before.country_code')
        .onRef('now.provider_id', '=', 'before.provider_id')
        .on('now.month', '=', month),
    )
    .select('before.tools')
    .where('before.month', '=', monthBefore)
    .where('before.country_code', '=', countryCode)
    .executeTakeFirst()
  return row?.tools ?? null
}

/** The last band that is named: bands are named completely or not at all, because tools have no order within one. */
export function findLastBand(counts: readonly number[]): number {
  let named = 0
  const tooMany = counts.findIndex((count, index) => (named += count) > ladderDepth && index > 0)
  return bands[tooMany === -1 ? bands.length - 1 : tooMany - 1] ?? bands[0]
}

/** Lists of the same part of the world: the most similar in length, or the longest if the country's own is not held. */
function findNeighbours(
  region: string,
  list: CountryMonth | undefined,
  lists: readonly CountryMonth[],
): CountryMonth[] {
  const part = findWorldPart(region)
  const others = lists.filter(({ countryCode }) => countryCode !== region && findWorldPart(countryCode) === part)
  if (list === undefined) return others.slice(0, shownInstead)
  const distanceOf = ({ sites }: CountryMonth) => Math.abs(Math.log(sites / list.sites))
  return others
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, shownNeighbours)
    .toSorted((a, b) => b.sites - a.sites)
}
