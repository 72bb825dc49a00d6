import { bands } from '@polydex/contract/bands'
import { findMedianBand } from '@polydex/core/testing/median-band'
import { findCountryBands } from '@polydex/core/band/find-country-bands'
import { findCountryLadder } from '@polydex/core/band/find-country-ladder'
import { findSiteBandsOf, type SiteBands } from '@polydex/core/band/find-site-bands'
import { findSitePlaces } from '@polydex/core/band/find-site-places'
import { findToolBands } from '@polydex/core/band/find-tool-bands'
import { refreshBandSummaries } from '@polydex/core/band/refresh-band-summaries'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import type { FirstDay } from '@polydex/core/traffic/month'
import { recordBands } from '@polydex/core/traffic/record-bands'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isLong } from '../../tests/run-mode.ts'

const database = openTestDatabase()
const slugs = ['alpha', 'beta', 'gamma', 'delta']
const countries = ['KR', 'VN', 'MX', 'SH', 'AD']
const provider = { slug: 'crux', name: 'Lists', licence: 'x' }
const [first, second] = ['2026-01-01', '2026-02-01'] as const

let siteIds: number[] = []
beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    slugs.map((slug) => toolEntryOf(slug)),
  )
  const sites = await database.db.selectFrom('sites').select('id').orderBy('host').execute()
  siteIds = sites.map(({ id }) => id)
})

/** A country's list: its length, and the band of each site, or null. Null: it is not held. */
type List = { listed: number; places: (number | null)[] } | null
type World = List[]

const listOfAny: fc.Arbitrary<List> = fc.option(
  fc.record({
    listed: fc.constantFrom(79, 9_999, 10_000, 353_663),
    places: fc.tuple(...slugs.map(() => fc.option(fc.constantFrom(...bands)))),
  }),
  { freq: 5 },
)
const anyWorld = fc.tuple(...countries.map(() => listOfAny))

const tables = ['band_changes', 'band_lists', 'rank_bands', 'site_bands', 'country_bands', 'first_thousands'] as const

/** The summaries of the second month, if these are the only lists. */
async function sumUp(before: World, after: World): Promise<SiteBands[]> {
  const { db } = database
  for (const table of tables) await db.deleteFrom(table).execute()
  await record(first, before)
  await record(second, after)
  await db.transaction().execute((transaction) => refreshBandSummaries(transaction, second))
  const found = await findSiteBandsOf(db, siteIds, second)
  return found.toSorted((a, b) => a.siteId - b.siteId)
}

async function record(month: FirstDay, world: World): Promise<void> {
  for (const [index, list] of world.entries()) {
    if (list === null) continue
    const places = list.places.flatMap((band, site) => (band === null ? [] : [{ siteId: siteIds[site] ?? 0, band }]))
    await recordBands(database.db, provider, month, {
      countryCode: countries[index] ?? '',
      listed: list.listed,
      places,
    })
  }
}

const isFull = (list: List): list is NonNullable<List> => list !== null && list.listed >= 10_000
const withoutShort = (world: World): World => world.map((list) => (isFull(list) ? list : null))
const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
/** Everything but the short lists. */
const headline = (row: SiteBands) => ({ ...row, shortLists: 0 })
const isCounted = (row: SiteBands): boolean => sum(row.places) + row.downs > 0
const runs = { numRuns: isLong ? 200 : 12 }
if (isLong) vi.setConfig({ testTimeout: 300_000 })

describe('band summaries', () => {
  it('count each held full list once: by the site’s band, or as not naming the site', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, anyWorld, async (before, after) => {
        for (const row of await sumUp(before, after)) {
          const site = siteIds.indexOf(row.siteId)
          const full = after.filter(isFull)
          expect(row.fullLists).toBe(full.length)
          expect(row.places).toEqual(bands.map((band) => full.filter((list) => list.places[site] === band).length))
          expect(sum(row.places)).toBeLessThanOrEqual(row.fullLists)
          expect(row.medianBand).toBe(findMedianBand(row.places))
          expect(row.reach).toBeCloseTo(sum(full.map((list) => list.listed / (list.places[site] ?? Infinity))), 6)
          const tiles = await findSitePlaces(database.db, row.siteId, second)
          expect(tiles.filter((tile) => tile.isFull && tile.band !== null)).toHaveLength(sum(row.places))
          const page = await findToolBands(database.db, row.siteId, second)
          const { lists = null, places = null } = page?.months.at(-1) ?? {}
          expect([lists, places]).toEqual(full.length === 0 ? [null, null] : [full.length, row.places])
          const moved = page?.countries.filter((place) => place.isCompared && place.band !== place.bandBefore) ?? []
          expect(moved).toHaveLength(row.ups + row.downs)
          expect(page?.moves?.compared ?? 0).toBe(row.comparedLists)
        }
      }),
      runs,
    )
  })

  it('turn ups into downs if the two months are swapped', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, anyWorld, async (before, after) => {
        const there = await sumUp(before, after)
        const back = new Map((await sumUp(after, before)).map((row) => [row.siteId, row]))
        for (const { siteId, ups, downs, arrivals, departures, comparedLists } of there) {
          // A month without lists has no row.
          expect([comparedLists, undefined]).toContain(back.get(siteId)?.comparedLists)
          expect({ ups, downs, arrivals, departures }).toEqual({
            ups: back.get(siteId)?.downs ?? 0,
            downs: back.get(siteId)?.ups ?? 0,
            arrivals: back.get(siteId)?.departures ?? 0,
            departures: back.get(siteId)?.arrivals ?? 0,
          })
        }
      }),
      runs,
    )
  })

  it('show no moves if lists only become longer or shorter', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, fc.constantFrom(10_000, 20_000, 353_663), async (world, listed) => {
        const after = world.map((list) => (isFull(list) ? { ...list, listed } : list))
        for (const { ups, downs, reachCompared, reachBefore } of await sumUp(world, after))
          expect([ups, downs, reachCompared]).toEqual([0, 0, reachBefore])
      }),
      runs,
    )
  })

  it('are not changed by short lists', async () => {
    await fc.assert(
      fc.asyncProperty(anyWorld, anyWorld, async (before, after) => {
        const all = (await sumUp(before, after)).filter(isCounted).map(headline)
        const full = (await sumUp(withoutShort(before), withoutShort(after))).filter(isCounted).map(headline)
        expect(all).toEqual(full)
      }),
      runs,
    )
  })

  it('never turn into visits, and tools in the same band share a rank', async () => {
    const places = [1_000, 1_000, 5_000, 5_000]
    await sumUp([], [])
    await record(second, [{ listed: 353_663, places }])
    await refreshRankings(database.db, undefined, new Date('2026-03-15'))
    for (const table of ['monthly_traffic', 'site_figures'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
    const ladder = await findCountryLadder(database.db, {
      countryCode: 'KR',
      month: second,
      locale: 'en',
      lastBand: 1_000_000,
    })
    expect(ladder.map(({ slug, band }) => [slug, band])).toEqual([
      ['alpha', 1_000],
      ['beta', 1_000],
      ['delta', 5_000],
      ['gamma', 5_000],
    ])
    const ranked = await database.db
      .selectFrom('ranking_entries')
      .innerJoin('rankings', 'rankings.id', 'ranking_id')
      .select('rank')
      .where('kind', '=', 'region')
      .where('key', '=', 'KR')
      .orderBy('position')
      .execute()
    expect(ranked.map(({ rank }) => rank)).toEqual([1, 1, 3, 3])
    expect(await findCountryBands(database.db, second)).toMatchObject([
      { countryCode: 'KR', sites: 353_663, isFull: true, tools: [2, 2, 0, 0, 0, 0, 0] },
    ])
  })

  it('count the tools that a ladder names, also in past months and after a tool has closed', async () => {
    const { db } = database
    const list = { listed: 353_663, places: [1_000, 1_000, 5_000, null] }
    await sumUp([list], [list])
    const refresh = () => refreshRankings(db, undefined, new Date('2026-03-15'))
    const countOf = async (month: FirstDay) => ({
      stored: (await findCountryBands(db, month)).find(({ countryCode }) => countryCode === 'KR')?.tools.slice(0, 2),
      named: [1_000, 5_000].map(
        async (band) =>
          (await findCountryLadder(db, { countryCode: 'KR', month, locale: 'en', lastBand: 1_000_000 })).filter(
            (tool) => tool.band === band,
          ).length,
      ),
    })
    await refresh()
    const setStatus = (status: 'closed' | 'published') =>
      db.updateTable('tools').set({ status }).where('slug', '=', 'beta').execute()
    for (const [status, expected] of [
      ['closed', [1, 1]],
      ['published', [2, 1]],
    ] as const) {
      await setStatus(status)
      await refresh()
      for (const month of [first, second]) {
        const { stored, named } = await countOf(month)
        expect([stored, await Promise.all(named)]).toEqual([expected, expected])
      }
    }
  })

  it('do not compare with a list that was read before the site was known', async () => {
    const { db } = database
    await sumUp([], [])
    const [older = 0, newer = 0] = siteIds.toSorted((a, b) => a - b)
    const list = { countryCode: 'KR', listed: 20_000, knownSiteId: older }
    await recordBands(db, provider, first, { ...list, places: [] })
    await recordBands(db, provider, second, {
      countryCode: 'KR',
      listed: 20_000,
      knownSiteId: newer,
      places: [older, newer].map((siteId) => ({ siteId, band: 1_000 })),
    })
    await db.transaction().execute((transaction) => refreshBandSummaries(transaction, second))
    expect(await findSiteBandsOf(db, [older], second)).toMatchObject([{ comparedLists: 1, ups: 1, arrivals: 1 }])
    expect(await findSiteBandsOf(db, [newer], second)).toMatchObject([{ fullLists: 1, comparedLists: 0, ups: 0 }])
  })
})
