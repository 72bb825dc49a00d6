import { buildApp } from '../../apps/api/src/app.ts'
import { freeToUse, notKnown } from '@polydex/contract/list-filter'
import { interfaceLanguages, platforms } from '@polydex/contract/tool-fact-values'
import { getTools, sortKey, type SortKey, type SortOrder, type ToolList } from '@polydex/contract/tool'
import { aiRole, pricingModel } from '@polydex/contract/tool-card'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLong } from '../../tests/run-mode.ts'
import { createRandom, drawDistinct, drawIndex } from '../scale/random.ts'
import { seedScale } from '../scale/seed-scale.ts'
import { expectCoreFirst, expectSlugs, readPlainTools, type Filter, type PlainTool } from './expect-tools.ts'

/** Set LIST_SEED to repeat a run. */
const filterSets = isLong ? 1_000 : 50
const seed = Number(process.env['LIST_SEED'] ?? Date.now() % 1_000_000)

const database = openTestDatabase({ catalogue: true })
const month = '2026-10-01'
const toolCount = isLong ? 6_000 : 3_000
let app: Awaited<ReturnType<typeof buildApp>>
let tools: PlainTool[]
let values: { category: string[]; features: string[] }

beforeAll(async () => {
  const options = {
    tools: toolCount,
    locales: 1,
    months: 2,
    figures: 'visits' as const,
    seed: 3,
    lastMonth: month,
    replace: false,
  }
  await seedScale(database.url, options)
  await refreshRankings(database.db, undefined, new Date('2026-11-15T03:00:00Z'))
  await database.db.transaction().execute((transaction) => refreshToolLists(transaction))
  tools = await readPlainTools(database.db, month)
  values = {
    category: (await database.db.selectFrom('categories').select('slug').execute()).map(({ slug }) => slug),
    features: (await database.db.selectFrom('features').select('slug').execute()).map(({ slug }) => slug),
  }
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
}, 240_000)
afterAll(() => app.close())

async function callTools(query: Record<string, string>): Promise<ToolList> {
  const response = await app.inject({ url: getTools.path, query: { locale: 'en', ...query } })
  expect([query, response.statusCode]).toEqual([query, 200])
  return response.json<{ data: ToolList }>().data
}

const toQuery = (filter: Filter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).map(([key, list]) => [key, list.join(',')]))

/** All pages of a list, in order. */
async function walk(query: Record<string, string>): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await callTools({ ...query, page: String(page), pageSize: '48' })
    ;({ pages } = list)
    slugs.push(...list.tools.map(({ slug }) => slug))
  }
  return slugs
}

const random = createRandom(seed, 0, 0)
const draw = (list: readonly string[], max: number): string[] => {
  const indexes = drawDistinct(1 + drawIndex(random, max), () => drawIndex(random, list.length))
  // A value that occurs several times in the list is only more likely.
  return [...new Set(indexes.map((index) => list[index] ?? ''))]
}

function drawFilter(): Filter {
  return {
    ...(random() < 0.6 && { category: draw(values.category, 3) }),
    ...(random() < 0.6 && { price: draw([freeToUse, ...pricingModel.options], 3) }),
    ...(random() < 0.4 && { features: draw([...values.features, notKnown, notKnown, notKnown], 3) }),
    ...(random() < 0.3 && { aiRole: draw(aiRole.options, 2) }),
    ...(random() < 0.3 && { platform: draw([...platforms, notKnown, notKnown, notKnown], 3) }),
    ...(random() < 0.2 && { language: draw([...interfaceLanguages, notKnown, notKnown, notKnown], 3) }),
    ...(random() < 0.2 && { signUp: draw(['no', 'yes', notKnown], 2) }),
    ...(random() < 0.1 && { offeredIn: draw(['CN', 'RU', 'FR', notKnown], 2) }),
    ...(random() < 0.2 && { country: draw(['US', 'DE', 'JP', 'IS', notKnown], 3) }),
  }
}

const countOf = (filter: Filter): number => expectSlugs(tools, filter, 'visits', 'desc').length

const directions: SortOrder[] = ['desc', 'asc']
const orders = sortKey.options.flatMap((sort) => directions.map((order): [SortKey, SortOrder] => [sort, order]))

describe(`lists of ${toolCount} tools (LIST_SEED=${seed})`, () => {
  it.each(orders)(
    'S7.4a–p D7.4 D3.1b D7.4c pages sorted by %s %s add up to the whole list, in one order or AI tools first',
    async (sort, order) => {
      expect(await walk({ sort, order, role: 'any' })).toEqual(expectSlugs(tools, {}, sort, order))
      expect(await walk({ sort, order })).toEqual(expectCoreFirst(tools, {}, sort, order))
      const category = values.category.slice(0, 1)
      expect(await walk({ category: String(category), sort, order })).toEqual(
        expectCoreFirst(tools, { category }, sort, order),
      )
    },
  )

  it(
    `D7.4 D7.5 S1.1d ${filterSets} random filters return the matching tools, in order`,
    { timeout: 600_000 },
    async () => {
      for (let set = 0; set < filterSets; set += 1) {
        const filter = drawFilter()
        const [sort, order] = orders[drawIndex(random, orders.length)] ?? ['visits', 'desc']
        const expected = expectSlugs(tools, filter, sort, order)
        // A drawn filter may be empty, or of one category.
        const list = await callTools({ ...toQuery(filter), role: 'any', sort, order, pageSize: '48' })
        const last = await callTools({
          ...toQuery(filter),
          role: 'any',
          sort,
          order,
          pageSize: '48',
          page: String(Math.max(1, list.pages)),
        })
        expect(list.total).toBe(expected.length)
        expect(list.tools.map(({ slug }) => slug)).toEqual(expected.slice(0, 48))
        expect(last.tools.map(({ slug }) => slug)).toEqual(expected.slice(Math.max(0, last.pages - 1) * 48))
      }
    },
  )

  it(
    `every facet count equals the total of that choice, for ${filterSets} random filters`,
    { timeout: 600_000 },
    async () => {
      for (let set = 0; set < filterSets; set += 1) {
        const filter = drawFilter()
        const { facets } = await callTools({ ...toQuery(filter), facets: 'true', pageSize: '1' })
        for (const { slug, tools: counted } of facets?.category ?? [])
          expect([filter, slug, counted]).toEqual([filter, slug, countOf({ ...filter, category: [slug] })])
        for (const key of ['price', 'aiRole', 'platform', 'language', 'signUp', 'offeredIn', 'country'] as const)
          for (const { value, tools: counted } of facets?.[key] ?? [])
            expect([filter, key, value, counted]).toEqual([filter, key, value, countOf({ ...filter, [key]: [value] })])
        for (const { slug, tools: counted } of facets?.features ?? [])
          expect([filter, slug, counted]).toEqual([
            filter,
            slug,
            countOf({ ...filter, features: [...new Set([...(filter.features ?? []), slug])] }),
          ])
        expect(facets?.category).toHaveLength(values.category.length)
        expect(facets?.features).toHaveLength(values.features.length + 1)
        expect([facets?.platform, facets?.language].map((list) => list?.length)).toEqual([11, 17])
        // Every chosen value can be unselected, even a country that no tool names.
        for (const key of ['offeredIn', 'country'] as const)
          expect(facets?.[key].map(({ value }) => value)).toEqual(expect.arrayContaining(filter[key] ?? []))
      }
    },
  )

  it('D7.5b unknown never counts as no: only tools known not to fit are left out', async () => {
    for (const platform of platforms) {
      const { total } = await callTools({ platform: `${platform},${notKnown}`, pageSize: '1' })
      expect([platform, total]).toEqual([
        platform,
        tools.filter(({ facts }) => facts.platforms?.no.includes(platform) !== true).length,
      ])
    }
    for (const feature of values.features) {
      const { total } = await callTools({ features: `${feature},${notKnown}`, pageSize: '1' })
      expect([feature, total]).toEqual([feature, tools.filter(({ lacks }) => !lacks.includes(feature)).length])
    }
  })

  it('D7.5 filtered lists end at page 200 and say so; the full list and single categories do not', async () => {
    const cut = await callTools({ price: pricingModel.options.join(','), pageSize: '1' })
    expect({ pages: cut.pages, endsEarly: cut.endsEarly }).toEqual({ pages: 200, endsEarly: true })
    const after = await app.inject({
      url: getTools.path,
      query: { locale: 'en', price: pricingModel.options.join(','), pageSize: '1', page: '201' },
    })
    expect(after.statusCode).toBe(404)
    const whole = await callTools({ pageSize: '1', page: String(toolCount) })
    expect({ pages: whole.pages >= toolCount, endsEarly: whole.endsEarly }).toEqual({ pages: true, endsEarly: false })
    const category = values.category.find(
      (slug) => expectSlugs(tools, { category: [slug] }, 'visits', 'desc').length > 210,
    )
    const one = await callTools({ category: category ?? '', pageSize: '1', page: '205' })
    expect(one.endsEarly).toBe(false)
  })
})
