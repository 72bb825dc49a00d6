import { bands } from '@polydex/contract/bands'
import { listCountries } from '@polydex/core/band/list-countries'
import type { Db } from '@polydex/core/db/connect'
import { syntheticCatalogue, syntheticProvider } from '@polydex/core/synthetic/synthetic-catalogue'
import { listMonthsUpTo } from '@polydex/core/traffic/month'
import { recordBands } from '@polydex/core/traffic/record-bands'
import type { NotNull } from 'kysely'
import type { ScaleOptions } from './options.ts'
import { createRandom, drawNormal, streams } from './random.ts'

/** Lengths of countries' lists, from the largest countries to the smallest, repeated. */
const lengths = [1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 8_000]
/**
 * Probability that a known site is in a list: few are in most, and a site is in 39 of 240 on average, as in public
 * lists.
 */
const chanceOf = (fame: number): number => 0.65 * fame ** 3
/** As an exponent of e: one place in eight changes its band from one month to the next, as in public lists. */
const restlessness = 0.15

/** A country's list: its sites, and the usual place of each. */
type List = { countryCode: string; sites: number; members: { siteId: number; place: number }[] }

/**
 * Writes countries' lists of all months, instead of visits, through the same code as real lists; returns the number of
 * places.
 */
export async function writeLists(transaction: Db, options: ScaleOptions, log: (line: string) => void): Promise<number> {
  const lists = inventLists(options.seed, await findSites(transaction))
  let places = 0
  for (const [index, month] of listMonthsUpTo(options.lastMonth, options.months).entries()) {
    for (const [order, { countryCode, sites, members }] of lists.entries()) {
      const random = createRandom(options.seed, streams.month, index, order)
      places += await recordBands(transaction, syntheticProvider, month, {
        countryCode,
        listed: sites,
        places: members.map(({ siteId, place }) => ({
          siteId,
          band: bandOf(Math.min(sites, place * Math.exp(restlessness * drawNormal(random)))),
        })),
      })
    }
    log(`${places} places up to ${month}`)
  }
  return places
}

const bandOf = (place: number): number => bands.find((band) => place <= band) ?? 1_000_000

/** Sites whose visits belong to one tool, with the tool's number. */
async function findSites(db: Db): Promise<{ id: number; number: number }[]> {
  const tools = await db
    .selectFrom('tools')
    .select(['traffic_site_id as id', 'slug'])
    .$narrowType<{ id: NotNull }>()
    .where('catalogue', '=', syntheticCatalogue)
    .where('traffic_site_id', 'is not', null)
    .orderBy('slug')
    .execute()
  return tools.map(({ id, slug }) => ({ id, number: Number(/\d+/.exec(slug)?.[0]) }))
}

function inventLists(seed: number, sites: readonly { id: number; number: number }[]): List[] {
  const lists: List[] = listCountries().map((countryCode, order) => ({
    countryCode,
    sites: lengths[order % lengths.length] ?? 8_000,
    members: [],
  }))
  for (const { id, number } of sites) {
    const random = createRandom(seed, streams.site, number)
    const chance = chanceOf(random())
    for (const list of lists) if (random() < chance) list.members.push({ siteId: id, place: list.sites * random() })
  }
  return lists
}
