import { beforeAll, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { recordTraffic } from '../traffic/record-traffic.ts'
import { readToolRanking } from './read-tool-ranking.ts'
import { refreshRankings } from './refresh-rankings.ts'

const database = openTestDatabase()
const page = { locale: 'en', page: 1, pageSize: 24 } as const

type Month = { visits: number; japan?: number; search?: number; provider?: string }

/** The shares differ in every month, so that those of one month never fit another. */
const months: Record<string, Record<string, Month>> = {
  '2025-11-01': { a: { visits: 1_000_001, japan: 0.5, search: 0.3 } },
  '2026-03-01': { a: { visits: 2_000, japan: 0.1, search: 0.9 }, b: { visits: 700, japan: 0, search: 0 } },
  '2026-08-01': { a: { visits: 9_000, search: 0.25 } },
  '2026-09-01': { a: { visits: 8_000, japan: 0.9, search: 0.1, provider: 'another' }, b: { visits: 650 } },
  '2026-10-01': { a: { visits: 3_001, japan: 0.5, search: 0.6 }, b: { visits: 600, japan: 0.75, search: 0.2 } },
}

const nothing = { visitDurationSeconds: null, pagesPerVisit: null, bounceRate: null }
const noSources = { direct: 0, referrals: 0, social: 0, mail: 0, display: 0 }

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { letters: ['letters'] })
  await createTools(
    db,
    ['a', 'b'].map((slug) => toolEntryOf(slug, { categories: ['letters'] })),
  )
  const sites = await db.selectFrom('sites').select(['id', 'host']).execute()
  for (const [month, traffic] of Object.entries(months))
    for (const [slug, { visits, japan, search, provider = 'panel' }] of Object.entries(traffic))
      await recordTraffic(db, { slug: provider, name: provider, licence: 'x', kind: 'estimated' }, month, [
        {
          ...nothing,
          siteId: sites.find(({ host }) => host === `${slug}.com`)?.id ?? 0,
          visits,
          sources: search === undefined ? null : { ...noSources, search },
          countries: [{ code: 'US', share: 0.05 }, ...(japan === undefined ? [] : [{ code: 'JP', share: japan }])],
          otherCountriesShare: 0,
        },
      ])
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
})

const unknown = (length: number) => Array.from({ length }, () => null)
/** Series with two known months, at the start (November) and in the middle (March); August to October are at the end. */
const spread = (november: number | null, march: number | null, ...end: (number | null)[]) => [
  november,
  ...unknown(3),
  march,
  ...unknown(4),
  ...end,
]

it('S3.1m a country’s ranking has series of visits × share of that country, by month, of one provider', async () => {
  const { tools } = await readToolRanking(database.db, 'region', 'JP', page)
  expect(tools.map(({ slug, visits, series }) => [slug, visits, series])).toEqual([
    ['a', 1_501, spread(500_001, 200, null, null, 1_501)],
    ['b', 450, spread(null, 0, null, null, 450)],
  ])
})

it('S3.1l a source’s ranking has series of visits × share of that source', async () => {
  const { tools } = await readToolRanking(database.db, 'source', 'search', page)
  expect(tools.map(({ slug, visits, series }) => [slug, visits, series])).toEqual([
    ['a', 1_801, spread(300_000, 1_800, 2_250, null, 1_801)],
    ['b', 120, spread(null, 0, null, null, 120)],
  ])
})

it('the series of a past month ends with that month; other rankings have series of all visits', async () => {
  const past = await readToolRanking(database.db, 'region', 'JP', { ...page, month: '2026-03' })
  expect(past.tools[0]?.series.slice(-5)).toEqual([500_001, null, null, null, 200])
  const all = await readToolRanking(database.db, 'category', '', page)
  expect(all.tools[0]?.series).toEqual(spread(1_000_001, 2_000, 9_000, null, 3_001))
})
