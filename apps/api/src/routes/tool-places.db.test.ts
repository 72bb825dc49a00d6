import { getToolPlaces } from '@polydex/contract/tool/tool-places'
import { refreshBandSummaries } from '@polydex/core/band/refresh-band-summaries'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import type { FirstDay } from '@polydex/core/traffic/month'
import { recordBands } from '@polydex/core/traffic/record-bands'
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

type List = { code: string; listed: number; band: number | null; isSearched?: boolean }

/** The lists of a month, with the place of beta. */
async function record(month: FirstDay, lists: readonly List[]): Promise<void> {
  const { id } = await database.db
    .selectFrom('sites')
    .select('id')
    .where('host', '=', 'beta.com')
    .executeTakeFirstOrThrow()
  for (const { code, listed, band, isSearched = true } of lists) {
    await recordBands(database.db, { slug: 'crux', name: 'Lists', licence: 'x' }, month, {
      countryCode: code,
      listed,
      places: band === null ? [] : [{ siteId: id, band }],
      ...(!isSearched && { knownSiteId: id - 1 }),
    })
  }
  await database.db.transaction().execute((transaction) => refreshBandSummaries(transaction, month))
}

describe('getToolPlaces', () => {
  it('returns every list of a month, longest first, with the months up to it', async () => {
    // A month without lists is a gap; a short list and one that was not full before are not compared.
    await record('2026-06-01', [{ code: 'KR', listed: 300_000, band: 1_000_000 }])
    await record('2026-08-01', [
      { code: 'KR', listed: 300_000, band: 5_000 },
      { code: 'TW', listed: 9_000, band: null },
      { code: 'SH', listed: 79, band: null },
      { code: 'VN', listed: 50_000, band: null, isSearched: false },
    ])
    await record('2026-09-01', [
      { code: 'TW', listed: 20_000, band: 10_000 },
      { code: 'KR', listed: 350_000, band: 1_000 },
      { code: 'SH', listed: 80, band: 1_000 },
      { code: 'VN', listed: 50_000, band: 50_000 },
      { code: 'MX', listed: 400_000, band: null },
      { code: 'AR', listed: 30_000, band: null, isSearched: false },
    ])
    const places = await call(getToolPlaces, { toolId: 'beta' })
    expect(places).toMatchObject({
      slug: 'beta',
      group: { slug: 'writing' },
      category: { slug: 'copywriting' },
      month: '2026-09',
      months: ['2026-09', '2026-08', '2026-06'],
      cellMonths: ['2026-06', '2026-07', '2026-08', '2026-09'],
      sources: [{ kind: 'bands', provider: 'Lists', lists: { held: 6, full: 5 } }],
    })
    const rows = places.countries.map(({ code, isFull, band, bandBefore, isCompared, cells }) => [
      code,
      isFull,
      band,
      bandBefore,
      isCompared,
      cells,
    ])
    expect(rows).toEqual([
      ['MX', true, null, null, false, '---0'],
      ['KR', true, 1_000, 5_000, true, '7-21'],
      ['VN', true, 50_000, null, false, '---4'],
      ['TW', true, 10_000, null, false, '--03'],
      ['SH', false, 1_000, null, false, '--01'],
    ])
    expect(places.notHeld).toContain('US')
    expect(places.notHeld.filter((code) => ['AR', 'KR', 'SH'].includes(code))).toEqual([])
    expect(places.sources[0]?.lists?.missing).toBe(places.notHeld.length)
  })

  it('returns an earlier month, and 404 for one without lists', async () => {
    const places = await call(getToolPlaces, { toolId: 'beta', month: '2026-08' })
    expect(places.countries.map(({ code, band, cells }) => [code, band, cells])).toEqual([
      ['KR', 5_000, '7-2'],
      ['TW', null, '--0'],
      ['SH', null, '--0'],
    ])
    expect(await statusOf(getToolPlaces.path, { toolId: 'beta', month: '2026-07' })).toBe(404)
    expect(await statusOf(getToolPlaces.path, { toolId: 'beta', month: 'July' })).toBe(400)
  })
})
