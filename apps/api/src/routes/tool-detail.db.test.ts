import { getHome } from '@polydex/contract/tool/home'
import { getTools } from '@polydex/contract/tool/tool'
import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { storeTaxonomy } from '@polydex/core/catalogue/store/store-taxonomy'
import { createTools, inEveryLocale, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'
import { createTestTools } from '../testing/test-tools.ts'

const database = openTestDatabase()
let app: FastifyInstance

beforeAll(async () => {
  await createTestTools(database.db)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call, statusOf } = createCalls(() => app)

const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug)

describe('getToolsDetail', () => {
  it('S7.2d S1.1e returns traffic by month, source and country with its provenance, and ranks', async () => {
    const tool = await call(getToolDetail, { toolId: 'epsilon' })
    expect(tool.traffic).toMatchObject({
      provider: 'Panel',
      licence: 'CC0',
      kind: 'estimated',
      month: '2026-10',
      visits: 36_000,
      growth: 6_000,
      growthRate: 0.2,
      visitDurationSeconds: 60,
      pagesPerVisit: 2,
      otherCountriesShare: 0.3,
    })
    expect(tool.traffic?.months.slice(-3)).toEqual([
      { month: '2026-08', visits: null },
      { month: '2026-09', visits: 30_000 },
      { month: '2026-10', visits: 36_000 },
    ])
    expect(tool.traffic?.sources[0]).toEqual({ source: 'direct', share: 0.5, visits: 18_000 })
    expect(tool.traffic?.countries).toMatchObject([
      { code: 'US', visits: 18_000 },
      { code: 'JP', visits: 7_200 },
    ])
    expect(tool.standings).toEqual([
      { category: null, month: '2026-10', rank: 1, total: 8 },
      { category: 'translation', month: '2026-10', rank: 1, total: 3 },
    ])
  })

  it('D3.1a has no data for a tool below a path, names the tool at the root, and that one as a whole site', async () => {
    const tool = await call(getToolDetail, { toolId: 'shared' })
    const partOf = { slug: 'alpha', name: 'alpha' }
    expect(tool).toMatchObject({ site: null, wholeSite: false, partOf, traffic: null, bands: null })
    const root = await call(getToolDetail, { toolId: 'alpha' })
    expect(root).toMatchObject({ site: 'alpha.com', wholeSite: true, partOf: null })
    expect((await call(getToolDetail, { toolId: 'beta' })).wholeSite).toBe(false)
  })

  it('D2.3c follows a former slug, keeps a closed tool, and returns 410 for a removed one', async () => {
    expect((await call(getToolDetail, { toolId: 'old-name' })).slug).toBe('renamed')
    expect((await call(getToolDetail, { toolId: 'closed-one' })).status).toBe('closed')
    expect(await statusOf(getToolDetail.path, { toolId: 'gamma' })).toBe(410)
    expect(await statusOf(getToolDetail.path, { toolId: 'nobody' })).toBe(404)
  })
})

describe('getIndexCate', () => {
  it('S7.2a D7.2b returns the whole home page in one call', async () => {
    const home = await call(getHome, { locale: 'de' })
    expect(home.figures).toMatchObject({ tools: 8, figuresMonth: null })
    expect(home.groups.map(({ slug, tools, topTools }) => [slug, tools, topTools.map((tool) => tool.slug)])).toEqual([
      ['writing', 8, ['delta', 'beta', 'alpha']],
      ['image', 3, []],
    ])
    expect(home.trending.tools.map(({ slug }) => slug)).toEqual(['beta', 'delta', 'epsilon'])
    expect(home.newest.map(({ slug }) => slug)).toContain('epsilon')
    expect(home.sections.map(({ slug, cards }) => [slug, cards.length])).toEqual([['writing', 4]])
  })

  it('D3.1q D7.4c shows AI tools before those with AI features; one order undoes it, and a filter', async () => {
    const [section] = (await call(getHome, { locale: 'en' })).sections
    expect(slugsOf(section?.cards ?? [])).toEqual(['delta', 'beta', 'alpha', 'chinese'])
    for (const [query, first, coreFirst] of [
      [{}, 'delta', true],
      [{ role: 'any' }, 'epsilon', false],
      [{ category: 'translation' }, 'renamed', true],
      [{ category: 'translation', price: 'free,paid,unknown' }, 'epsilon', null],
    ] as const) {
      const list = await call(getTools, { locale: 'en', ...query })
      expect([query, list.tools[0]?.slug, list.coreFirst]).toEqual([query, first, coreFirst])
    }
    expect((await call(getToolDetail, { toolId: 'epsilon' })).aiRole).toBe('feature')
    expect((await call(getToolDetail, { toolId: 'delta' })).aiRole).toBe('core')
  })

  it('D3.1r shows a price for 120 days after it was checked, and then only the pricing model', async () => {
    const price = { price_from: '12.99', price_currency: 'USD', price_period: 'month' } as const
    for (const [days, isShown] of [
      [0, true],
      [120, true],
      [121, false],
    ] as const) {
      await database.db
        .updateTable('tools')
        .set({ ...price, price_checked_on: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) })
        .where('slug', '=', 'beta')
        .execute()
      const { pricing } = await call(getToolDetail, { toolId: 'beta' })
      expect([days, pricing.model, pricing.from?.amount]).toEqual([days, 'paid', isShown ? 12.99 : undefined])
    }
  })

  it('D7.5b reports which features a tool lacks, and which ones asked for its category are not known', async () => {
    const feature = { texts: inEveryLocale((locale) => ({ name: `name ${locale}`, description: 'What it means.' })) }
    const features = ['templates', 'mcp', 'on-device', 'analytics'].map((slug) => ({ slug, ...feature }))
    await storeTaxonomy(database.db, { groups: [], categories: [], features, tasks: [] })
    await database.db
      .updateTable('categories')
      .set({ asked_features: ['templates', 'mcp', 'on-device'] })
      .where('slug', '=', 'translation')
      .execute()
    await createTools(database.db, [
      toolEntryOf('featured', {
        categories: ['translation'],
        features: ['templates'],
        lacks: ['on-device', 'analytics'],
      }),
    ])
    const { features: has, lacks, notKnown } = await call(getToolDetail, { toolId: 'featured' })
    expect([has, lacks, notKnown].map(slugsOf)).toEqual([['templates'], ['on-device', 'analytics'], ['mcp']])
  })
})
