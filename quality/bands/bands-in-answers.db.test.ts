import { bands } from '@polydex/contract/bands'
import type { Endpoint } from '@polydex/contract/endpoint'
import { endpoints } from '@polydex/contract/endpoints'
import { getRegionRanking } from '@polydex/contract/ranking'
import { findCountryLadder } from '@polydex/core/band/find-country-ladder'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { recordBands } from '@polydex/core/traffic/record-bands'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { readInventory, type Inventory } from '../inputs/read-inventory.ts'
import { validInputs } from '../inputs/valid-inputs.ts'
import { isLong } from '../../tests/run-mode.ts'

const database = openTestDatabase()
// Their names sort in reverse.
const slugs = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta']
const nameOf = (slug: string): string => String.fromCharCode(219 - slug.charCodeAt(0)) + slug
const countries = ['KR', 'VN', 'SH']
const months = ['2026-01-01', '2026-02-01'] as const
let app: Awaited<ReturnType<typeof buildApp>>
let siteIds: number[] = []

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting', 'translation'] })
  await createTools(
    database.db,
    slugs.map((slug, index) =>
      toolEntryOf(slug, { name: nameOf(slug), categories: [index % 2 === 0 ? 'copywriting' : 'translation'] }),
    ),
  )
  const sites = await database.db.selectFrom('sites').select(['id', 'host']).execute()
  siteIds = slugs.map((slug) => sites.find(({ host }) => host === `${slug}.com`)?.id ?? 0)
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent' } })
})
afterAll(() => app.close())

type List = { listed: number; places: (number | null)[] }

/** The lists of both months, country by country. */
const anyLists: fc.Arbitrary<List[][]> = fc.tuple(
  ...months.map(() =>
    fc.tuple(
      ...countries.map(() =>
        fc.record({
          listed: fc.constantFrom(79, 10_000, 353_663),
          // Few bands, to produce ties.
          places: fc.tuple(...slugs.map(() => fc.option(fc.constantFrom(...bands.slice(0, 3))))),
        }),
      ),
    ),
  ),
)

const tables = ['band_changes', 'band_lists', 'rank_bands', 'site_bands', 'country_bands'] as const

/** Stores these lists as the only data, as the daily update would. */
async function know(lists: readonly List[][]): Promise<void> {
  const { db } = database
  for (const table of [...tables, 'ranking_entries', 'rankings', 'category_standings'] as const)
    await db.deleteFrom(table).execute()
  for (const [index, month] of months.entries()) {
    for (const [country, { listed, places }] of (lists[index] ?? []).entries()) {
      await recordBands(db, { slug: 'crux', name: 'Lists', licence: 'x' }, month, {
        countryCode: countries[country] ?? '',
        listed,
        places: places.flatMap((band, site) => (band === null ? [] : [{ siteId: siteIds[site] ?? 0, band }])),
      })
    }
  }
  await refreshRankings(db, undefined, new Date('2026-03-15'))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
}

/** Fields that only visits can fill. */
const ofVisits = /^(visits|growth|growthRate|share|series|visitDurationSeconds|pagesPerVisit|bounceRate)$/

/** Numbers of an answer below such a field, with their paths. */
function findVisits(value: unknown, path = '', isOfVisits = false): string[] {
  if (typeof value === 'number') return isOfVisits ? [`${path} = ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    findVisits(inner, `${path}.${key}`, isOfVisits || ofVisits.test(key)),
  )
}

const publicReads = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public')

/** Answers to random inputs that match the stored data. */
async function askFor(endpoint: Endpoint, inventory: Inventory, seed: number): Promise<unknown[]> {
  const inputs = fc.sample(validInputs(endpoint, inventory), { numRuns: isLong ? 8 : 2, seed })
  const answers = await Promise.all(inputs.map((query) => app.inject({ url: endpoint.path, query })))
  return answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<unknown>())
}

// Storing a world takes longer than querying it: failures are reported as found, without shrinking.
const runs = { numRuns: isLong ? 50 : 3, endOnFailure: true }
const timeout = isLong ? 600_000 : 60_000

describe('answers if only country lists are known', () => {
  it(
    'D3.1 never contain visits, whatever the lists say',
    async () => {
      const answered = new Set<string>()
      await fc.assert(
        fc.asyncProperty(anyLists, fc.integer(), async (lists, seed) => {
          await know(lists)
          const inventory = await readInventory(database.db)
          for (const endpoint of publicReads) {
            for (const answer of await askFor(endpoint, inventory, seed)) {
              answered.add(endpoint.path)
              expect([endpoint.path, findVisits(answer)]).toEqual([endpoint.path, []])
            }
          }
        }),
        runs,
      )
      expect(answered.size).toBeGreaterThan(8)
    },
    timeout,
  )

  it(
    'D3.1d give tools in the same band of a country the same rank, and order them by name or slug only',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyLists, async (lists) => {
          await know(lists)
          for (const [index, countryCode] of countries.entries()) {
            const places = lists[1]?.[index]?.places ?? []
            const listed = slugs.flatMap((slug, site) => {
              const band = places[site] ?? null
              return band === null ? [] : [{ slug, band }]
            })
            const rankOf = (band: number) => 1 + listed.filter((tool) => tool.band < band).length

            const answer = await app.inject({ url: getRegionRanking.path, query: { region: countryCode } })
            const ranking = getRegionRanking.output.parse(answer.json<{ data: unknown }>().data)
            const ranked = 'tools' in ranking ? ranking.tools.filter(({ rank }) => rank !== null) : []
            expect(ranked.map(({ slug, rank, band }) => ({ slug, rank, band }))).toEqual(
              listed
                .map((tool) => ({ ...tool, rank: rankOf(tool.band) }))
                .toSorted((a, b) => a.band - b.band || (a.slug < b.slug ? -1 : 1))
                .map(({ slug, rank, band }) => ({ slug, rank, band })),
            )

            const ladder = await findCountryLadder(database.db, {
              countryCode,
              month: months[1],
              locale: 'en',
              lastBand: 1_000_000,
            })
            expect(ladder.map(({ slug, band }) => [slug, band])).toEqual(
              listed
                .toSorted((a, b) => a.band - b.band || (nameOf(a.slug) < nameOf(b.slug) ? -1 : 1))
                .map(({ slug, band }) => [slug, band]),
            )
          }
        }),
        runs,
      )
    },
    timeout,
  )
})
