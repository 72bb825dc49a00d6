import { getCountryLadder } from '@polydex/contract/figure/country-ladder'
import { refreshBandSummaries } from '@polydex/core/band/refresh-band-summaries'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { recordBands } from '@polydex/core/traffic/record-bands'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'

const database = openTestDatabase()
const provider = { slug: 'crux', name: 'Lists', licence: 'x' }
const slugs = ['alpha', 'beta', 'delta', 'gamma']
const months = ['2026-08-01', '2026-09-01', '2026-10-01']

/** Bands of alpha, beta, delta and gamma, by country and month; 0: not listed. */
const lists: [country: string, sites: number, places: number[][]][] = [
  [
    'KR',
    353_663,
    [
      [5_000, 0, 1_000, 0],
      [5_000, 0, 1_000, 1_000],
      [1_000, 5_000, 1_000, 5_000],
    ],
  ],
  [
    'VN',
    290_173,
    [
      [50_000, 0, 1_000, 0],
      [50_000, 0, 1_000, 0],
      [50_000, 0, 1_000, 5_000],
    ],
  ],
  ['TH', 20_000, [[], [], [50_000, 5_000, 1_000, 0]]],
  ['SG', 1_000_000, [[], [], [50_000, 5_000, 1_000, 0]]],
  ['MY', 250_000, [[], [], [0, 0, 1_000, 0]]],
  ['PH', 260_000, [[], [], [0, 0, 1_000, 0]]],
  [
    'AD',
    400,
    [
      [1_000, 0, 0, 0],
      [0, 0, 0, 0],
      [1_000, 0, 0, 0],
    ],
  ],
  ['SH', 79, [[], [], [0, 0, 0, 0]]],
]

let app: FastifyInstance

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(
    db,
    slugs.map((slug) => toolEntryOf(slug)),
  )
  const sites = await db.selectFrom('sites').select('id').orderBy('host').execute()
  for (const [index, month] of months.entries()) {
    for (const [countryCode, listed, places] of lists)
      if (places[index]?.length !== 0)
        await recordBands(db, provider, month, {
          countryCode,
          listed,
          places: sites.flatMap(({ id }, site) => {
            const band = places[index]?.[site] ?? 0
            return band === 0 ? [] : [{ siteId: id, band }]
          }),
        })
    await db.transaction().execute((transaction) => refreshBandSummaries(transaction, month))
  }
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call, statusOf } = createCalls(() => app)

describe('the ladder of a country', () => {
  it('D3.1p counts tools by band in both months, and shows which tools moved', async () => {
    const ladder = await call(getCountryLadder, { region: 'KR' })
    expect(ladder).toMatchObject({
      month: '2026-10',
      months: ['2026-10', '2026-09', '2026-08'],
      comparedWith: '2026-09',
      isPublished: true,
      list: { sites: 353_663, isFull: true, tools: [2, 2, 0, 0, 0, 0, 0], toolsBefore: [2, 1, 0, 0, 0, 0, 0] },
      sources: [{ provider: 'Lists', kind: 'bands', lists: { held: 8, full: 6 } }],
    })
    expect(ladder.tools.map(({ slug, band, bandBefore, isCompared }) => [slug, band, bandBefore, isCompared])).toEqual([
      ['alpha', 1_000, 5_000, true],
      ['delta', 1_000, 1_000, true],
      ['beta', 5_000, null, true],
      ['gamma', 5_000, 1_000, true],
    ])
  })

  it('finds tools at least two bands above their median elsewhere, and lists of similar length', async () => {
    const { stronger, neighbours } = await call(getCountryLadder, { region: 'KR' })
    expect(stronger).toMatchObject([{ slug: 'alpha', band: 1_000, bandElsewhere: 50_000 }])
    expect(neighbours.map(({ region }) => region)).toEqual(['SG', 'VN', 'PH', 'MY'])
    expect(neighbours[1]).toMatchObject({ sites: 290_173, isFull: true, tools: [1, 1, 0, 1, 0, 0, 0] })
  })

  it('serves any month that is held; one without a month before it is not compared', async () => {
    const first = await call(getCountryLadder, { region: 'KR', month: '2026-08' })
    expect(first).toMatchObject({ month: '2026-08', comparedWith: null, list: { toolsBefore: null } })
    expect(first.tools).toMatchObject([
      { slug: 'delta', isCompared: false },
      { slug: 'alpha', isCompared: false },
    ])
    expect(await statusOf(getCountryLadder.path, { region: 'KR', month: '2026-07' })).toBe(404)
    expect(await statusOf(getCountryLadder.path, { region: 'TH', month: '2026-09' })).toBe(404)
  })

  it('D2.3 distinguishes lists not held from unpublished ones, and offers the longest of the region', async () => {
    const missing = await call(getCountryLadder, { region: 'JP' })
    expect(missing).toMatchObject({ month: '2026-10', months: [], isPublished: true, list: null, tools: [] })
    expect(missing.neighbours.map(({ region }) => region)).toEqual(['SG', 'KR', 'VN', 'PH', 'MY', 'TH'])
    expect(await call(getCountryLadder, { region: 'AQ' })).toMatchObject({ isPublished: false, list: null })
    expect(await statusOf(getCountryLadder.path, { region: 'ZZ' })).toBe(404)
    expect(await statusOf(getCountryLadder.path, { region: 'kr' })).toBe(400)
  })
})
