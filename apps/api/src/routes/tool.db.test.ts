import { getSuggestions } from '@polydex/contract/tool/suggestion'
import { getRandomTools, getTools } from '@polydex/contract/tool/tool'
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

const slugsOf = (list: { tools: { slug: string }[] }): string[] => list.tools.map(({ slug }) => slug)

const shownIn = async (locale: string) => (await call(getTools, { ids: 'chinese,alpha', locale })).tools

describe('getTools', () => {
  it('S7.2c S1.1a lists tools by visits, those without data last, with the source of the figures', async () => {
    const list = await call(getTools, { role: 'any' })
    expect(slugsOf(list)).toEqual(['epsilon', 'delta', 'beta', 'alpha', 'chinese', 'renamed', 'shared'])
    expect(list).toMatchObject({
      month: '2026-10',
      basis: 'visits',
      sources: [{ provider: 'Panel', kind: 'estimated' }],
    })
    expect(list.tools[0]).toMatchObject({
      visits: 36_000,
      growthRate: 0.2,
      topCountries: [{ code: 'US' }, { code: 'JP' }],
    })
    expect(list.tools[3]).toMatchObject({ visits: null, growthRate: null, topCountries: [] })
  })

  it('D7.2 returns requested ids in order on one page, follows former slugs and omits unknown ones', async () => {
    const list = await call(getTools, { ids: 'closed-one,nobody,old-name,gamma,alpha' })
    expect(slugsOf(list)).toEqual(['closed-one', 'renamed', 'alpha'])
    expect(list).toMatchObject({ total: 3, pages: 1, renamed: [{ from: 'old-name', to: 'renamed' }] })
    expect(await statusOf(getTools.path, { ids: 'alpha', sort: 'visits' })).toBe(400)
    expect(await statusOf(getTools.path, { ids: Array.from({ length: 101 }, (_, at) => `t-${at}`).join(',') })).toBe(
      400,
    )
  })

  it('D3.1f falls back to the other Chinese, then English, then the original language', async () => {
    expect(await shownIn('zh')).toMatchObject([{ name: '中文工具', textLocale: 'tw' }, { textLocale: 'en' }])
    expect(await shownIn('de')).toMatchObject([{ name: '中文工具', textLocale: 'tw' }, { textLocale: 'en' }])
  })

  it('finds tools by name, regardless of case, and counts the results of each category', async () => {
    expect(slugsOf(await call(getTools, { q: 'ta' }))).toEqual([])
    expect(slugsOf(await call(getTools, { q: 'ALPHA' }))).toEqual(['alpha'])
    const list = await call(getTools, { q: 'elt', facets: 'true' })
    expect(slugsOf(list)).toEqual(['delta'])
    expect(list.facets?.category.map(({ slug, tools }) => [slug, tools])).toEqual([
      ['copywriting', 1],
      ['translation', 0],
      ['image-editing', 1],
    ])
    expect(slugsOf(await call(getTools, { q: '中文' }))).toEqual(['chinese'])
  })

  it('D7.5 refuses unknown and invalid parameter values, naming the fields', async () => {
    const response = await app.inject({
      url: `${getTools.path}?locale=en&category=copywriting,nonsense&features=wings`,
    })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json<{ fields: object }>().fields)).toEqual(['category', 'features'])
    for (const query of [{ price: 'cheap' }, { sort: 'name' }, { order: 'up' }, { category: 'a,a' }, { category: '' }])
      expect([query, await statusOf(getTools.path, query)]).toEqual([query, 400])
    expect(await statusOf(getTools.path, { page: '2' })).toBe(404)
    expect(slugsOf(await call(getTools, { price: 'contact' }))).toEqual([])
  })
})

describe('getToolsRand', () => {
  it('S7.2e S1.1f applies the filter, leaves out excluded tools, and is reproducible from the seed', async () => {
    const first = await call(getRandomTools, { category: 'copywriting', exclude: 'alpha', count: '3' })
    expect(first.total).toBe(4)
    expect(slugsOf(first)).toHaveLength(3)
    expect(slugsOf(first)).not.toContain('alpha')
    const again = await call(getRandomTools, {
      category: 'copywriting',
      exclude: 'alpha',
      count: '3',
      seed: first.seed,
    })
    expect(slugsOf(again)).toEqual(slugsOf(first))
    const seen = new Set<string>()
    for (let seed = 1; seed <= 30; seed += 1) {
      const { tools } = await call(getRandomTools, { seed: String(seed) })
      for (const { slug } of tools) seen.add(slug)
    }
    expect(seen.size).toBeGreaterThan(4)
    expect((await call(getRandomTools, { price: 'contact' })).tools).toEqual([])
  })
})

describe('getSuggestions', () => {
  it('D7.2 suggests categories and tools that match the typed text', async () => {
    const { suggestions } = await call(getSuggestions, { q: 'tra' })
    expect(suggestions.map(({ kind, slug }) => `${kind} ${slug}`)).toEqual(['category translation'])
    expect((await call(getSuggestions, { q: 'ep' })).suggestions.map(({ slug }) => slug)).toEqual(['epsilon'])
    expect((await call(getSuggestions, { q: '100%' })).suggestions).toEqual([])
    expect(await statusOf(getSuggestions.path, { q: '' })).toBe(400)
  })
})
