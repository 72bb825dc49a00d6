import { getSuggestions, getTools } from '@polydex/contract/tool'
import { importCatalogue } from '@polydex/core/catalogue/import-catalogue'
import { connect, type Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../apps/api/src/app.ts'
import { readInventory } from '../inputs/read-inventory.ts'
import { boundMs, isLong } from '../../tests/run-mode.ts'
import { oddQueries } from './odd-queries.ts'

/** Set SEARCH_SEED to repeat a run. */
const count = isLong ? 10_000 : 500
const seed = Number(process.env['SEARCH_SEED'] ?? Date.now() % 1_000_000)
const longestMs = boundMs(300)

const database = openTestDatabase({ catalogue: !isLong })
let db: Db
let app: Awaited<ReturnType<typeof buildApp>>
let words: string[]

beforeAll(async () => {
  if (isLong) await importCatalogue(database.db, 'catalogue', new Date('2026-11-15T03:00:00Z'))
  ;({ words } = await readInventory(database.db))
  // Connects as the API does: one plan for all values.
  db = connect(database.url, { poolSize: 1, genericPlans: true })
  app = await buildApp({ db: database.as('api'), config: { LOG_LEVEL: 'silent', COUNT_MISSED_SEARCHES: true } })
}, 300_000)
afterAll(async () => {
  await app.close()
  await db.destroy()
})

async function ask(path: string, query: Record<string, string>): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now()
  const { statusCode } = await app.inject({ url: path, query })
  return { status: statusCode, milliseconds: performance.now() - started }
}

/** A busy machine makes any query slow once; a slow query is slow again. */
async function askQuickly(path: string, query: Record<string, string>): Promise<number> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { status, milliseconds } = await ask(path, query)
    if (milliseconds <= longestMs) return status
  }
  return -1
}

describe(`odd searches (SEARCH_SEED=${seed})`, () => {
  it(
    `D7.3 D7.5 ${count} queries in all scripts are answered or refused, and none fails or is slow`,
    { timeout: 3_600_000 },
    async () => {
      const statuses = new Map<string, number>()
      for (const { q, locale, facets } of fc.sample(oddQueries(words), { numRuns: count, seed })) {
        const isAccepted = getTools.input.safeParse({ q, locale }).success
        const status = await askQuickly(getTools.path, { q, locale, facets })
        expect([q, locale, status]).toEqual([q, locale, isAccepted ? 200 : 400])
        const isSuggested = getSuggestions.input.safeParse({ q, locale }).success
        expect([q, await askQuickly(getSuggestions.path, { q, locale })]).toEqual([q, isSuggested ? 200 : 400])
        statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1)
      }
      expect(statuses.get('200') ?? 0).toBeGreaterThan(count / 3)
      expect(statuses.get('400') ?? 0).toBeGreaterThan(0)
    },
  )
})
