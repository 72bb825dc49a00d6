import {
  getCategoryRanking,
  getCategoryStandings,
  getRegionRanking,
  getSourceRanking,
  getTrendingRanking,
  trafficSource,
} from '@polydex/contract/figure/ranking'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'
import { figuresOf, panelMonths } from '../testing/test-tools.ts'

const database = openTestDatabase()
const panel = { slug: 'panel', name: 'Panel', licence: 'x', kind: 'estimated' as const }
const slugs = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']
let app: FastifyInstance

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting', 'translation'], image: ['image-editing'] })
  await createTools(
    db,
    slugs.map((slug, index) => toolEntryOf(slug, { categories: [index < 3 ? 'copywriting' : 'translation'] })),
  )
  const sites = await db.selectFrom('sites').select(['id', 'host']).orderBy('host').execute()
  for (const [month, factor] of panelMonths) {
    await recordTraffic(
      db,
      panel,
      month,
      sites.map(({ id }, index) => figuresOf(id, factor * (index + 1) + (month === '2026-10-01' ? index * 500 : 0))),
    )
  }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call, statusOf } = createCalls(() => app)

describe('the five rankings of the API', () => {
  it('S7.2g D7.2c getCategory ranks categories with tool counts, growth and their top three tools', async () => {
    const { categories, comparedWith, total } = await call(getCategoryStandings, {})
    expect({ comparedWith, total }).toEqual({ comparedWith: '2026-09', total: 3 })
    expect(categories.map(({ slug, rank, tools }) => [slug, rank, tools])).toEqual([
      ['copywriting', 1, 3],
      ['translation', 2, 2],
      ['image-editing', null, 0],
    ])
    expect(categories[0]?.topTools.map(({ slug }) => slug)).toEqual(['gamma', 'beta', 'alpha'])
    expect(categories[0]?.growthRate).toBeGreaterThan(0.2)
  })

  it('S7.2h D7.2c getCategoryTools ranks the tools of one category', async () => {
    const { category, tools } = await call(getCategoryRanking, { category: 'translation' })
    expect(category?.slug).toBe('translation')
    expect(tools.map(({ slug }) => slug)).toEqual(['epsilon', 'delta'])
  })

  it('S7.2i D7.2c getRegion returns the regions with their totals, and the ranking of one region', async () => {
    const past = { kind: 'region', key: 'PL', month: '2026-09-01', basis: 'bands', total: 3 } as const
    const { id } = await database.db.insertInto('rankings').values(past).returning('id').executeTakeFirstOrThrow()
    const offered = await call(getRegionRanking, {})
    await database.db.deleteFrom('rankings').where('id', '=', id).execute()
    expect('missing' in offered && offered.missing).toContainEqual({ region: 'PL', lastMonth: '2026-09' })
    expect('missing' in offered && offered.missing).toContainEqual({ region: 'XK', lastMonth: null })
    expect('missing' in offered && offered.missing).not.toContainEqual(expect.objectContaining({ region: 'JP' }))
    expect(offered).toMatchObject({
      month: '2026-10',
      basis: 'visits',
      lists: [
        { region: 'JP', total: 5 },
        { region: 'US', total: 5 },
      ],
    })
    expect(await call(getRegionRanking, { region: 'JP' })).toMatchObject({
      region: 'JP',
      total: 5,
      tools: [{ slug: 'gamma', rank: 1, visits: (12_000 * 5 + 4 * 500) / 5 }, {}, {}, {}, {}],
    })
  })

  it('getRegion by rise returns the tools whose visits from there grew, fastest first, ties sharing a rank', async () => {
    const risen = await call(getRegionRanking, { region: 'US', sort: 'rise' })
    if (!('tools' in risen)) throw new Error('no region')
    const rates = risen.tools.map(({ growthRate }) => growthRate ?? 0)
    expect([risen.comparedWith, risen.total]).toEqual(['2026-09', 5])
    expect(rates).toEqual(rates.toSorted((a, b) => b - a))
    expect(rates.at(-1)).toBeGreaterThan(0)
  })

  it('D2.3 getRegion returns an empty list for a country without figures and 404 for an unknown code', async () => {
    expect(await call(getRegionRanking, { region: 'XK' })).toMatchObject({ total: 0, basis: 'none', tools: [] })
    expect(await statusOf('/api/ranking/getRegion', { region: 'ZZ' })).toBe(404)
    expect(await statusOf('/api/ranking/getRegion', { region: 'QQ' })).toBe(404)
    expect(await statusOf('/api/ranking/getRegion', { region: 'jp' })).toBe(400)
  })

  it('S7.2j D7.2c getSource returns the six sources with their top tools, and the ranking of one source', async () => {
    const offered = await call(getSourceRanking, {})
    if (!('lists' in offered)) throw new Error('expected the sources')
    expect(offered.lists.map(({ source }) => source).toSorted()).toEqual(trafficSource.options.toSorted())
    expect(offered.lists[0]?.topTools).toHaveLength(3)
    expect(await call(getSourceRanking, { source: 'search' })).toMatchObject({
      source: 'search',
      tools: [{ slug: 'gamma', rank: 1 }, {}, {}, {}, {}],
    })
    expect(await statusOf('/api/ranking/getSource', { source: 'radio' })).toBe(400)
  })

  it('D7.2c all five accept month, page, pageSize and locale; a missing month or page returns 404', async () => {
    for (const { path } of [
      getCategoryStandings,
      getCategoryRanking,
      getRegionRanking,
      getSourceRanking,
      getTrendingRanking,
    ]) {
      expect([path, await statusOf(path, { month: '2026-09', page: '1', pageSize: '2', locale: 'ja' })]).toEqual([
        path,
        200,
      ])
      expect([path, await statusOf(path, { month: '2020-01' })]).toEqual([path, 404])
      expect([path, await statusOf(path, { month: 'soon' })]).toEqual([path, 400])
    }
    for (const [path, query] of [
      [getCategoryStandings.path, {}],
      [getCategoryRanking.path, {}],
      [getRegionRanking.path, { region: 'US' }],
      [getSourceRanking.path, { source: 'direct' }],
      [getTrendingRanking.path, {}],
    ] as const) {
      expect([path, await statusOf(path, { ...query, page: '99' })]).toEqual([path, 404])
    }
  })
})
