import { bands } from '@polydex/contract/figure/bands'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isLong } from '../../../../tests/run-mode.ts'
import type { Db } from '../db/connect.ts'
import { refreshRankings } from '../ranking/refresh-rankings.ts'
import { findMedianBand } from '../testing/median-band.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { listMonthsUpTo, type FirstDay } from '../traffic/month.ts'
import { recordBands } from '../traffic/record-bands.ts'
import { findSiteBandsOf, type SiteBands } from './find-site-bands.ts'
import { listCountries } from './list-countries.ts'
import { refreshBandSummaries } from './refresh-band-summaries.ts'

const database = openTestDatabase()
const provider = { slug: 'crux', name: 'Lists', licence: 'x' }
const slugs = ['omitted', 'launched', 'steady']
const [first, second] = ['2026-01-01', '2026-02-01'] as const
let db: Db
let siteIds: number[] = []

beforeAll(async () => {
  db = database.db
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(
    db,
    slugs.map((slug) => toolEntryOf(slug)),
  )
  const tools = await db.selectFrom('tools').select(['slug', 'traffic_site_id']).execute()
  siteIds = slugs.map((slug) => tools.find((tool) => tool.slug === slug)?.traffic_site_id ?? 0)
})

const tables = ['band_changes', 'band_lists', 'rank_bands', 'site_bands', 'country_bands', 'first_thousands'] as const
const forget = async () => {
  for (const table of tables) await db.deleteFrom(table).execute()
}
beforeEach(forget)

/** A country's list: its length, and each site's band in it. Null: it is not held. */
type List = { listed: number; places: (number | null)[] } | null

async function record(month: FirstDay, lists: readonly List[]): Promise<void> {
  for (const [index, list] of lists.entries()) {
    if (list === null) continue
    const places = list.places.flatMap((band, site) => (band === null ? [] : [{ siteId: siteIds[site] ?? 0, band }]))
    await recordBands(db, provider, month, { countryCode: listCountries()[index] ?? '', listed: list.listed, places })
  }
}

/** The summaries of the second month, if these are the only lists. */
async function sumUp(before: readonly List[], after: readonly List[]): Promise<SiteBands[]> {
  await forget()
  await record(first, before)
  await record(second, after)
  await db.transaction().execute((transaction) => refreshBandSummaries(transaction, second))
  return findSiteBandsOf(db, siteIds, second)
}

const anyList: fc.Arbitrary<List> = fc.option(
  fc.record({
    listed: fc.constantFrom(79, 9_999, 10_000, 353_663),
    places: fc.tuple(...slugs.map(() => fc.option(fc.constantFrom(...bands)))),
  }),
  { freq: 5 },
)
const anyLists = fc.tuple(anyList, anyList, anyList, anyList, anyList)
const isFull = (list: List): list is NonNullable<List> => list !== null && list.listed >= 10_000
const runs = { numRuns: isLong ? 60 : 10 }

describe('band summaries', { timeout: 300_000 }, () => {
  it('count each full list once, and turn ups into downs if the two months are swapped', async () => {
    await fc.assert(
      fc.asyncProperty(anyLists, anyLists, async (before, after) => {
        const full = after.filter(isFull)
        const there = await sumUp(before, after)
        const back = await sumUp(after, before)
        for (const row of there) {
          const site = siteIds.indexOf(row.siteId)
          const reach = full.reduce((sum, { listed, places }) => sum + listed / (places[site] ?? Infinity), 0)
          expect([row.fullLists, row.medianBand]).toEqual([full.length, findMedianBand(row.places)])
          expect(row.places).toEqual(bands.map((band) => full.filter(({ places }) => places[site] === band).length))
          expect(row.reach).toBeCloseTo(reach, 6)
          const {
            ups = 0,
            downs = 0,
            arrivals = 0,
            departures = 0,
          } = back.find(({ siteId }) => siteId === row.siteId) ?? {}
          expect([row.ups, row.downs, row.arrivals, row.departures]).toEqual([downs, ups, departures, arrivals])
        }
      }),
      runs,
    )
  })

  it('see a gap, not a fall and a rise, if the source leaves a site out of its lists for a while', async () => {
    const namedBy = [
      [25, 24, 1, 0, 25, 25],
      [0, 0, 0, 0, 25, 25],
      [25, 25, 25, 25, 25, 25],
    ]
    const months = listMonthsUpTo('2026-06-01', 6)
    for (const [index, month] of months.entries()) {
      const placesIn = (country: number) => namedBy.map((named) => (country < (named[index] ?? 0) ? 1_000 : null))
      await record(
        month,
        Array.from({ length: 25 }, (_, country) => ({ listed: 50_000, places: placesIn(country) })),
      )
    }
    await refreshRankings(db, undefined, new Date('2026-07-15'))
    const moves = await db
      .selectFrom('site_bands')
      .select(['is_gap', 'compared_lists', 'ups', 'downs'])
      .where('site_id', '=', siteIds[0] ?? 0)
      .orderBy('month')
      .execute()
    expect(moves.map((row) => Object.values(row))).toEqual([
      [false, 0, 0, 0],
      [false, 25, 0, 1],
      [true, 0, 0, 0],
      [true, 0, 0, 0],
      [false, 0, 0, 0],
      [false, 25, 0, 0],
    ])
    const trending = await db
      .selectFrom('rankings')
      .innerJoin('ranking_entries', 'ranking_entries.ranking_id', 'rankings.id')
      .innerJoin('tools', 'tools.id', 'ranking_entries.tool_id')
      .select(['rankings.month', 'tools.slug'])
      .where('kind', '=', 'trending')
      .execute()
    expect(trending).toEqual([{ month: months[4], slug: 'launched' }])
  })
})
