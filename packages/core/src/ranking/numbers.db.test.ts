// The examples of docs/numbers.md, with the same numbers.
import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { recordBands } from '../traffic/record-bands.ts'
import { createTraffic } from '../testing/test-traffic.ts'
import { getCategoryRanking } from './get-rankings.ts'
import { refreshRankings } from './refresh-rankings.ts'

const database = openTestDatabase()
const now = new Date('2026-11-15T03:00:00Z')
const categories = ['switching', 'gaps', 'newcomers', 'ties', 'first', 'second', 'third', 'merging', 'listed']

const getTools = async (category: string, month = '2026-10') =>
  (await getCategoryRanking(database.db, { category, month, locale: 'en', page: 1, pageSize: 48 })).tools

const findFirstTwo = (kind: 'region' | 'trending', key: string) =>
  database.db
    .selectFrom('ranking_entries')
    .innerJoin('rankings', 'rankings.id', 'ranking_entries.ranking_id')
    .innerJoin('tools', 'tools.id', 'ranking_entries.tool_id')
    .select(['tools.slug', 'rank', 'amount', 'growth_rate'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('month', '=', '2026-10-01')
    .orderBy('position')
    .limit(2)
    .execute()

const inCategory = (slug: string, ...of: string[]) => toolEntryOf(slug, { categories: of })

const tied = Array.from({ length: 50 }, (_, index) => `tied-${String(index).padStart(2, '0')}`)

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { examples: categories })
  await createTools(db, [
    inCategory('switcher', 'switching'),
    inCategory('gapped', 'gaps'),
    inCategory('newcomer', 'newcomers'),
    ...tied.map((slug) => inCategory(slug, 'ties')),
    inCategory('after-ties', 'ties'),
    inCategory('versatile', 'first', 'second', 'third'),
    inCategory('kept', 'merging'),
    inCategory('absorbed', 'merging'),
  ])
  await createTraffic(db, '2026-08', { 'gapped.com': 10_000 })
  await createTraffic(db, '2026-09', {
    'switcher.com': 50_000,
    'kept.com': 40_000,
    'absorbed.com': 60_000,
    'versatile.com': 20_000,
  })
  await createTraffic(db, '2026-10', { 'switcher.com': 60_000 }, { provider: 'another-panel' })
  await createTraffic(
    db,
    '2026-10',
    {
      'gapped.com': 12_000,
      'newcomer.com': 100,
      'after-ties.com': 499,
      'versatile.com': 30_000,
      'kept.com': 44_000,
      'absorbed.com': 61_000,
      ...Object.fromEntries(tied.map((slug) => [`${slug}.com`, 500])),
    },
    {
      countries: [
        { code: 'US', share: 0.5 },
        { code: 'JP', share: 0.25 },
      ],
    },
  )
  await refreshRankings(db, undefined, now)
})

describe('the examples of docs/numbers.md', () => {
  it('D3.1 missing month: 10,000 in August, 12,000 in October, and no growth', async () => {
    const [tool] = await getTools('gaps')
    expect(tool).toMatchObject({ visits: 12_000, growth: null })
    expect(tool?.series.slice(-3)).toEqual([10_000, null, 12_000])
  })

  it('D3.1d new tool: 100 visits in its first month, no growth, no earlier rank', async () => {
    expect(await getTools('newcomers')).toMatchObject([{ rank: 1, previousRank: null, visits: 100, growth: null }])
  })

  it('D3.1d tie of 50: all are first, the next is 51st', async () => {
    const ranking = await getCategoryRanking(database.db, { category: 'ties', locale: 'en', page: 2, pageSize: 48 })
    expect(ranking.tools.map(({ slug, rank }) => [slug, rank])).toEqual([
      ['tied-48', 1],
      ['tied-49', 1],
      ['after-ties', 51],
    ])
  })

  it('S3.1c tool in three categories: in each list, and once in the list of all tools', async () => {
    for (const category of ['first', 'second', 'third'])
      expect(await getTools(category)).toMatchObject([{ slug: 'versatile', visits: 30_000 }])
    const all = await getCategoryRanking(database.db, { locale: 'en', page: 1, pageSize: 48 })
    expect(all.tools.filter(({ slug }) => slug === 'versatile')).toHaveLength(1)
    const standings = await database.db
      .selectFrom('category_standings')
      .innerJoin('categories', 'categories.id', 'category_standings.category_id')
      .select(['categories.slug', 'amount', 'growth', 'growth_rate'])
      .where('month', '=', '2026-10-01')
      .where('categories.slug', 'in', ['first', 'second', 'third'])
      .execute()
    expect(standings).toHaveLength(3)
    expect(standings).toMatchObject(standings.map(() => ({ amount: 30_000, growth: 10_000, growth_rate: 0.5 })))
  })

  it('D2.3c merged tool: leaves the newest list, stays in those of earlier months', async () => {
    const { db } = database
    expect((await getTools('merging')).map(({ slug }) => slug)).toEqual(['absorbed', 'kept'])
    await db
      .updateTable('tools')
      .set({ status: 'merged', traffic_site_id: null })
      .where('slug', '=', 'absorbed')
      .execute()
    await refreshRankings(db, undefined, now)
    expect((await getTools('merging')).map(({ slug, rank }) => [slug, rank])).toEqual([['kept', 1]])
    expect((await getTools('merging', '2026-09')).map(({ slug }) => slug)).toEqual(['absorbed', 'kept'])
  })

  it('D3.1d region: visits × share of the country; trending: +50 % before +10 %', async () => {
    expect(await findFirstTwo('region', 'JP')).toMatchObject([
      { slug: 'kept', rank: 1, amount: 11_000 },
      { slug: 'versatile', rank: 2, amount: 7_500 },
    ])
    expect(await findFirstTwo('trending', '')).toMatchObject([
      { slug: 'versatile', rank: 1, growth_rate: 0.5 },
      { slug: 'kept', rank: 2, growth_rate: 0.1 },
    ])
  })

  it('D3.1 reach: first 1,000 of 50,000 and first 5,000 of 20,000 give 54, but no visits', async () => {
    const { db } = database
    await createTools(db, [toolEntryOf('banded', { categories: ['listed'] })])
    const site = await db.selectFrom('sites').select('id').where('host', '=', 'banded.com').executeTakeFirstOrThrow()
    const provider = { slug: 'lists', name: 'Lists', licence: 'x' }
    await recordBands(db, provider, '2026-10-01', {
      countryCode: 'KR',
      listed: 50_000,
      places: [{ siteId: site.id, band: 1_000 }],
    })
    await recordBands(db, provider, '2026-10-01', {
      countryCode: 'VN',
      listed: 20_000,
      places: [{ siteId: site.id, band: 5_000 }],
    })
    await refreshRankings(db, undefined, now)
    const ranking = await getCategoryRanking(db, { category: 'listed', locale: 'en', page: 1, pageSize: 24 })
    expect(ranking).toMatchObject({
      basis: 'bands',
      sources: [{ provider: 'Lists', kind: 'bands', lists: { held: 2, full: 2, missing: 234 } }],
      tools: [
        {
          rank: 1,
          visits: null,
          growth: null,
          band: null,
          bands: { lists: 2, places: [1, 1, 0, 0, 0, 0, 0], ups: null },
        },
      ],
    })
    expect(await db.selectFrom('site_bands').select('reach').execute()).toEqual([{ reach: 54 }])
  })
})
