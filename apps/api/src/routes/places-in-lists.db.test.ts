import { getToolDetail } from '@polydex/contract/tool/tool-detail'
import { getToolPlaces } from '@polydex/contract/tool/tool-places'
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
const month = '2026-10-01'

/** A tool's band in both full lists. */
const bandOf: Record<string, number | null> = { best: 1_000, equal: 1_000, third: 5_000, extra: 1_000, unlisted: null }

let app: FastifyInstance
beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'], image: ['image-editing'] })
  await createTools(db, [
    ...Object.keys(bandOf).map((slug) =>
      toolEntryOf(slug, {
        categories: [slug === 'unlisted' ? 'image-editing' : 'copywriting'],
        ...(slug === 'extra' && { aiRole: 'feature' as const }),
      }),
    ),
    toolEntryOf('below-a-path', { homepage: 'https://large.example/below', categories: ['image-editing'] }),
  ])
  const sites = await db.selectFrom('sites').select(['id', 'host']).execute()
  for (const [countryCode, listed] of Object.entries({ KR: 50_000, VN: 20_000, SH: 79 })) {
    const places = sites.flatMap(({ id, host }) => {
      const band = bandOf[host.replace('.com', '')] ?? null
      return band === null ? [] : [{ siteId: id, band }]
    })
    await recordBands(db, { slug: 'crux', name: 'Lists', licence: 'x' }, month, { countryCode, listed, places })
  }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

const { call } = createCalls(() => app)

describe('a tool without places', () => {
  it('D3.1b reports how many full lists were searched for its site', async () => {
    const searched = { provider: 'Lists', licence: 'x', month: '2026-10', lists: { held: 3, full: 2 }, fullLists: 2 }
    expect(await call(getToolDetail, { toolId: 'unlisted' })).toMatchObject({
      site: 'unlisted.com',
      bands: null,
      searched,
    })
    expect((await call(getToolDetail, { toolId: 'best' })).searched).toBeNull()
  })

  it('D3.1a reports no searched lists if it has no site of its own', async () => {
    const tool = await call(getToolDetail, { toolId: 'below-a-path' })
    expect(tool).toMatchObject({ site: null, partOf: null, searched: { fullLists: 0 } })
    expect((await call(getToolPlaces, { toolId: 'below-a-path' })).url).toBe('https://large.example/below')
  })
})
