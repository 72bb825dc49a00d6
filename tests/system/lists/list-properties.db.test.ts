import { freeToUse, notKnown } from '@polydex/contract/tool/list-filter'
import { seedRandom } from '@polydex/contract/figure/seed-random'
import { getTools, sortKey, type SortOrder, type ToolList } from '@polydex/contract/tool/tool'
import { aiRole, pricingModel } from '@polydex/contract/tool/tool-card'
import { factFilterKeys, interfaceLanguages, platforms } from '@polydex/contract/tool/tool-fact-values'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { isLong } from '../../run-mode.ts'
import { seedScale } from '../../scale/seed-scale.ts'
import { expectCoreFirst, expectSlugs, readPlainTools, type Filter, type PlainTool } from './expect-tools.ts'

/** Set LIST_SEED to repeat a run. */
const seed = Number(process.env['LIST_SEED'] ?? Date.now() % 1_000_000)
const filterSets = isLong ? 400 : 40
const toolCount = isLong ? 3_000 : 1_500
const lastMonth = '2026-10-01'

const database = openTestDatabase({ catalogue: true })
let app: Awaited<ReturnType<typeof buildApp>>
let tools: PlainTool[]
let values: { category: string[]; features: string[] }

beforeAll(async () => {
  const { db } = database
  const size = { tools: toolCount, locales: 1, months: 2 }
  await seedScale(database.url, { ...size, figures: 'visits', seed: 3, lastMonth, replace: false })
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
  tools = await readPlainTools(db, lastMonth)
  values = {
    category: (await db.selectFrom('categories').select('slug').execute()).map(({ slug }) => slug),
    features: (await db.selectFrom('features').select('slug').execute()).map(({ slug }) => slug),
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

const random = seedRandom(seed)
const drawOne = <Value>(list: readonly Value[]): Value | undefined => list[Math.floor(random() * list.length)]
const draw = (list: readonly string[], max: number): string[] => [
  ...new Set(Array.from({ length: 1 + Math.floor(random() * max) }, () => drawOne(list) ?? '')),
]

/** Each filter with its probability, the values to choose from, and how many at most. */
const drawFilter = (): Filter =>
  Object.fromEntries(
    (
      [
        ['category', 0.6, values.category, 3],
        ['price', 0.6, [freeToUse, ...pricingModel.options], 3],
        ['features', 0.4, [...values.features, notKnown, notKnown, notKnown], 3],
        ['aiRole', 0.3, aiRole.options, 2],
        ['platform', 0.3, [...platforms, notKnown, notKnown], 3],
        ['language', 0.2, [...interfaceLanguages, notKnown, notKnown], 3],
        ['signUp', 0.2, ['no', 'yes', notKnown], 2],
        ['offeredIn', 0.1, ['CN', 'RU', 'FR', notKnown], 2],
        ['country', 0.2, ['US', 'DE', 'JP', 'IS', notKnown], 3],
      ] as const
    ).flatMap(([key, chance, list, max]) => (random() < chance ? [[key, draw(list, max)]] : [])),
  )

const facts = ['features', ...factFilterKeys] as const
const countOf = (filter: Filter): number => expectSlugs(tools, filter, 'visits', 'desc').length
const orders = sortKey.options.flatMap((sort) =>
  (['desc', 'asc'] as const satisfies SortOrder[]).map((order) => [sort, order] as const),
)

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
    'D7.4 D7.5 D7.5b S1.1d random filters give the matching tools in order, and each choice’s number is its total',
    { timeout: 600_000 },
    async () => {
      for (let set = 0; set < filterSets; set += 1) {
        const filter = drawFilter()
        const [sort, order] = drawOne(orders) ?? ['visits', 'desc']
        const expected = expectSlugs(tools, filter, sort, order)
        // A drawn filter may be empty, or of one category.
        const query = { ...toQuery(filter), role: 'any', sort, order, pageSize: '48' }
        const { facets, ...list } = await callTools({ ...query, facets: 'true' })
        const last = await callTools({ ...query, page: String(Math.max(1, list.pages)) })
        expect([filter, list.total]).toEqual([filter, expected.length])
        expect(list.tools.map(({ slug }) => slug)).toEqual(expected.slice(0, 48))
        expect(last.tools.map(({ slug }) => slug)).toEqual(expected.slice(Math.max(0, last.pages - 1) * 48))
        const expectCount = (choice: Filter, counted: number) =>
          expect([filter, choice, counted]).toEqual([filter, choice, countOf({ ...filter, ...choice })])
        const wider = facts.flatMap((key) => (filter[key] === undefined ? [] : [[key, [...filter[key], notKnown]]]))
        expect([filter, list.withUnknown]).toEqual([
          filter,
          wider.length === 0 ? null : countOf({ ...filter, ...Object.fromEntries(wider) }),
        ])
        for (const { slug, tools: counted } of facets?.category ?? []) expectCount({ category: [slug] }, counted)
        for (const key of ['price', 'aiRole', 'platform', 'language', 'signUp', 'offeredIn', 'country'] as const)
          for (const { value, tools: counted } of facets?.[key] ?? []) expectCount({ [key]: [value] }, counted)
        for (const { slug, tools: counted } of facets?.features ?? [])
          expectCount({ features: [...new Set([...(filter.features ?? []), slug])] }, counted)
        expect(facets?.category).toHaveLength(values.category.length)
        expect(facets?.features).toHaveLength(values.features.length + 1)
        // Every chosen value can be unselected, even a country that no tool names.
        for (const key of ['offeredIn', 'country'] as const)
          expect(facets?.[key].map(({ value }) => value)).toEqual(expect.arrayContaining(filter[key] ?? []))
      }
    },
  )

  it('D7.5 filtered lists end at page 200 and say so; the full list and single categories do not', async () => {
    const filtered = { price: pricingModel.options.join(','), pageSize: '1' }
    expect(await callTools(filtered)).toMatchObject({ pages: 200, endsEarly: true })
    const after = await app.inject({ url: getTools.path, query: { locale: 'en', ...filtered, page: '201' } })
    expect(after.statusCode).toBe(404)
    expect(await callTools({ pageSize: '1', page: String(toolCount) })).toMatchObject({ endsEarly: false })
    const large = values.category.find((slug) => countOf({ category: [slug] }) > 210)
    expect(await callTools({ category: large ?? '', pageSize: '1', page: '205' })).toMatchObject({ endsEarly: false })
  })
})
