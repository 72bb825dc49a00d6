import { getBandMap, type BandMap } from '@polydex/contract/figure/band-map'
import { getHome } from '@polydex/contract/tool/home'
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
const provider = { slug: 'crux', name: 'Chrome UX Report', licence: 'CC BY 4.0' }
let app: FastifyInstance

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    ['alpha', 'beta', 'gamma'].map((slug) => toolEntryOf(slug)),
  )
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call } = createCalls(() => app)

/** The call has nothing to translate, so it takes no locale. */
const ask = (query: Record<string, string>) => app.inject({ url: getBandMap.path, query })
const read = async (query: Record<string, string>): Promise<BandMap> => {
  const response = await ask(query)
  expect(response.statusCode).toBe(200)
  return getBandMap.output.parse(response.json<{ data: unknown }>().data)
}

/** Lists of a month: their length, and how many tools are in the first 1,000; the others are in the first 10,000. */
async function record(month: string, lists: Record<string, [listed: number, first: number]>): Promise<void> {
  const sites = await database.db.selectFrom('sites').select('id').orderBy('host').execute()
  for (const [countryCode, [listed, first]] of Object.entries(lists)) {
    const places = sites.map(({ id }, index) => ({ siteId: id, band: index < first ? 1_000 : 10_000 }))
    await recordBands(database.db, provider, month, { countryCode, listed, places })
  }
}

describe('the map of all lists', () => {
  it('has the lists of a month, longest first, the countries not held, and all months', async () => {
    await record('2026-01-01', { KR: [350_000, 1] })
    await record('2026-02-01', { AD: [400, 3], SG: [20_000, 3], KR: [353_663, 2] })
    await refreshRankings(database.db, undefined, new Date('2026-03-15'))
    const newest = await read({})
    expect(newest).toMatchObject({
      month: '2026-02',
      months: ['2026-02', '2026-01'],
      licence: 'CC BY 4.0',
      lists: [
        { region: 'KR', sites: 353_663, isFull: true, tools: [2, 0, 1, 0, 0, 0, 0] },
        { region: 'SG', sites: 20_000, isFull: true, tools: [3, 0, 0, 0, 0, 0, 0] },
        { region: 'AD', sites: 400, isFull: false, tools: [3, 0, 0, 0, 0, 0, 0] },
      ],
    })
    expect(newest.sources).toEqual([
      { provider: 'Chrome UX Report', kind: 'bands', lists: { held: 3, full: 2, missing: newest.notHeld.length } },
    ])
    expect(newest.notHeld).toContain('JP')
    expect(newest.notHeld).not.toContain('KR')
    const january = await read({ month: '2026-01' })
    expect(january.lists.map(({ region, tools }) => [region, tools[0]])).toEqual([['KR', 1]])
    expect(january.notHeld).toContain('SG')
    expect((await ask({ month: '2025-12' })).statusCode).toBe(404)
    expect((await ask({ month: 'soon' })).statusCode).toBe(400)
  })

  it('is part of the home page if only lists are known', async () => {
    await database.db.transaction().execute((transaction) => refreshToolLists(transaction))
    const { map, basis, month } = await call(getHome, { locale: 'en' })
    expect(basis).toBe('bands')
    expect(map?.month).toBe(month)
    expect(map).toEqual(await read({}))
  })
})
