import { getHome } from '@polydex/contract/tool/home'
import { getTrendingRanking } from '@polydex/contract/figure/ranking'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { recordBands } from '@polydex/core/traffic/record-bands'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'

const database = openTestDatabase()
const lists = { slug: 'crux', name: 'Lists', licence: 'x' }
const months = ['2026-08-01', '2026-09-01', '2026-10-01'] as const
/** Full lists: the minimum plus four. */
const countries = 'KR TW AU MX TR PL VN AR UA TH EG ZA SE CH AT BE CZ PT GR HU RO NG KE CO'.split(' ')

/** By tool: its band in the list of a country (from 0 on) in a month (from 0 on). */
const bandOf: Record<string, (country: number, month: number) => number | null> = {
  // Among the first 1,000 in 2, 4 and 6 countries; three more name it each month.
  riser: (country, month) => (country < (month + 1) * 2 ? 1_000 : country < 18 + month * 3 ? 5_000 : null),
  faller: (country, month) => (country < 2 - month ? 1_000 : 10_000),
  // In one list fewer than the minimum.
  rare: (country, month) => (country < 19 ? (month === 0 ? 50_000 : 1_000) : null),
  // A short list names it too, which must not count.
  steady: () => 5_000,
}

let app: FastifyInstance
beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'], image: ['image-editing'] })
  await createTools(
    db,
    Object.keys(bandOf).map((slug) =>
      toolEntryOf(slug, {
        categories: slug === 'faller' ? ['image-editing', 'copywriting'] : ['copywriting', 'image-editing'],
      }),
    ),
  )
  const sites = await db.selectFrom('sites').select(['id', 'host']).execute()
  for (const [month, day] of months.entries()) {
    for (const [country, countryCode] of [...countries, 'SH'].entries()) {
      const places = sites.flatMap(({ id, host }) => {
        const band = countryCode === 'SH' ? 1_000 : bandOf[host.replace('.com', '')]?.(country, month)
        return band === undefined || band === null ? [] : [{ siteId: id, band }]
      })
      await recordBands(db, lists, day, { countryCode, listed: countryCode === 'SH' ? 79 : 50_000, places })
    }
  }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call } = createCalls(() => app)

const compared = async (month: string) => {
  const { comparedWith, total } = await call(getTrendingRanking, { month })
  return [comparedWith, total]
}

describe('tools rising by reach', () => {
  it('D3.1d are those that rose in lists full in both months, at least 20 of which name them', async () => {
    const { basis, month, tools } = await call(getTrendingRanking, {})
    expect([basis, month]).toEqual(['bands', '2026-10'])
    expect(
      tools.map(({ slug, rank, bands, rise, growth, visits }) => ({
        row: [slug, rank, bands?.ups, bands?.downs, bands?.places[0]],
        rise,
        growth,
        visits,
      })),
    ).toEqual([{ row: ['riser', 1, 5, 0, 6], rise: { arrivals: 3, firstBefore: 4 }, growth: null, visits: null }])
  })

  it('D3.1 have comparable ranks from the third month on: the first has nothing to rise from', async () => {
    expect([await compared('2026-08'), await compared('2026-09'), await compared('2026-10')]).toEqual([
      [null, 0],
      [null, 1],
      ['2026-09', 1],
    ])
  })
})

describe('the home page by reach', () => {
  it('D7.2b lets each tool lead only the group of its primary category, with its places', async () => {
    const { groups, basis, trending, lead } = await call(getHome, {})
    expect(basis).toBe('bands')
    expect(groups.map(({ slug, tools, topTools }) => [slug, tools, topTools.map((tool) => tool.slug)])).toEqual([
      ['writing', 4, ['rare', 'riser', 'steady']],
      ['image', 4, ['faller']],
    ])
    expect(groups[1]?.topTools[0]).toMatchObject({ visits: null, bands: { lists: 24, places: [0, 0, 24, 0, 0, 0, 0] } })
    expect(trending.tools[0]).toMatchObject({ slug: 'riser', rise: { arrivals: 3, firstBefore: 4 } })
    expect(lead).toMatchObject({ slug: 'riser', before: 4, now: 6 })
    expect(lead?.series.slice(-4)).toEqual([null, 2, 4, 6])
  })
})
