import { getRegionRanking } from '@polydex/contract/figure/ranking'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { recordBands } from '@polydex/core/traffic/record-bands'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { createCalls } from '../testing/test-calls.ts'

const database = openTestDatabase()
const none = null
/** Bands of a tool in September and October; null: not listed. */
const moves: Record<string, [number | null, number | null]> = {
  climber: [50_000, 1_000],
  fallen: [1_000, 5_000],
  gone: [1_000, none],
  'in-a': [none, 100_000],
  'in-b': [none, 100_000],
  leapt: [10_000, 1_000],
  stayed: [5_000, 5_000],
  stepped: [5_000, 1_000],
}

let app: FastifyInstance
beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(
    db,
    Object.keys(moves).map((slug) => toolEntryOf(slug)),
  )
  const sites = await db.selectFrom('sites').select(['id', 'host']).execute()
  for (const [index, month] of ['2026-09-01', '2026-10-01'].entries())
    // The list of AD is short; that of KR ended within its first 500,000, so a newcomer is counted from 1,000,000.
    for (const [countryCode, listed] of [
      ['KR', 353_663],
      ['AD', 400],
    ] as const) {
      const places = sites.flatMap(({ id, host }) => {
        const band = moves[host.replace('.com', '')]?.[index] ?? null
        return band === null ? [] : [{ siteId: id, band }]
      })
      await recordBands(db, { slug: 'crux', name: 'Lists', licence: 'x' }, month, { countryCode, listed, places })
    }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call, statusOf } = createCalls(() => app)

const rise = async (query: Record<string, string>) => {
  const answer = await call(getRegionRanking, { sort: 'rise', ...query })
  if (!('tools' in answer)) throw new Error('no region')
  return answer
}

describe('a country by rise', () => {
  it('lists what climbed or is new, by how far it climbed, then by band and name; nothing that fell or stayed', async () => {
    const { tools, total, comparedWith, basis } = await rise({ region: 'KR' })
    expect({ total, comparedWith, basis }).toEqual({ total: 5, comparedWith: '2026-09', basis: 'bands' })
    expect(tools.map(({ rank, slug, band, bandBefore }) => [rank, slug, band, bandBefore])).toEqual([
      [1, 'climber', 1_000, 50_000],
      [2, 'leapt', 1_000, 10_000],
      [2, 'in-a', 100_000, null],
      [2, 'in-b', 100_000, null],
      [5, 'stepped', 1_000, 5_000],
    ])
    const second = await rise({ region: 'KR', page: '2', pageSize: '3' })
    expect(second.tools.map(({ slug }) => slug)).toEqual(['in-b', 'stepped'])
    expect(await statusOf(getRegionRanking.path, { region: 'KR', sort: 'rise', page: '2' })).toBe(404)
  })

  it('is empty where two months are not comparable', async () => {
    expect(await rise({ region: 'AD' })).toMatchObject({ comparedWith: null, total: 0, tools: [] })
    expect(await rise({ region: 'KR', month: '2026-09' })).toMatchObject({ comparedWith: null, total: 0 })
  })

  it('leaves the answer by place as it is', async () => {
    const placed = await call(getRegionRanking, { region: 'KR' })
    expect(placed).toMatchObject({ total: 7 })
    expect(JSON.stringify(placed)).not.toContain('bandBefore')
  })
})
