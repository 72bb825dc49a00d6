import { connect, type Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { storeRankings } from '@polydex/core/ranking/store-rankings'
import { getTools, type ToolListQuery } from '@polydex/core/tool/get-tools'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { ensureMonthPartition } from '@polydex/core/traffic/ensure-month-partition'
import { refreshSiteFigures } from '@polydex/core/traffic/refresh-site-figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quantile } from '../../tests/quantile.ts'
import { isLong } from '../../tests/run-mode.ts'
import { seedScale } from '../scale/seed-scale.ts'
import { explainCalls, largeTable, type Plan } from './explain-calls.ts'

const database = openTestDatabase({ catalogue: true })
const month = '2026-10-01'
/** Enough that a sequential scan would be the costlier plan. */
const tools = isLong ? 100_000 : 20_000
let db: Db

beforeAll(async () => {
  const options = {
    tools,
    locales: 1,
    months: 2,
    figures: 'visits' as const,
    seed: 1,
    lastMonth: month,
    replace: false,
  }
  await seedScale(database.url, options)
  // Stores the part of a month's rankings that lists need, without the minute that all rankings take.
  await database.db.transaction().execute(async (transaction) => {
    await ensureMonthPartition(transaction, 'site_figures', month)
    await refreshSiteFigures(transaction, month)
    await storeRankings(transaction, 'category', month, new Map([['', { basis: 'sample', total: tools, entries: [] }]]))
    await refreshToolLists(transaction)
  })
  db = connect(database.url, { poolSize: 1, genericPlans: true })
}, 600_000)
afterAll(() => db.destroy())

const listScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== undefined ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(listScans),
]

/** The median time of calls, in milliseconds. */
async function timeMedian(queries: readonly ToolListQuery[]): Promise<number> {
  const times: number[] = []
  for (const query of queries) {
    const start = performance.now()
    await getTools(db, query)
    times.push(performance.now() - start)
  }
  return quantile(times, 0.5)
}

describe(`reads at ${tools} tools`, () => {
  it('scan no large table sequentially', { timeout: 60_000 }, async () => {
    const explained = await explainCalls(db)
    expect(explained.length).toBeGreaterThan(15)
    const scans = explained.flatMap(({ calls, plan }) =>
      listScans(plan)
        .filter((table) => largeTable.test(table))
        .map((table) => `${table} in ${calls.join(' ')}`),
    )
    expect(scans).toEqual([])
  })

  it('any page of a category list takes at most three times as long as its first', { timeout: 60_000 }, async () => {
    const { key: category, tools: ofCategory } = await database.db
      .selectFrom('tool_counts')
      .select(['key', 'tools'])
      .where('scope', '=', 'category')
      .orderBy('tools', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const pages = Math.ceil(ofCategory / 24)
    expect(pages).toBeGreaterThan(50)
    const listOf = (page: number): ToolListQuery => ({
      category: [category],
      page,
      pageSize: 24,
      facets: false,
      locale: 'en',
    })
    const spread = Array.from({ length: 30 }, (_, index) => listOf(Math.ceil(((index + 1) * pages) / 30)))
    await timeMedian(spread)
    const first = await timeMedian(spread.map(() => listOf(1)))
    const any = await timeMedian(spread)
    const last = await timeMedian(spread.map(() => listOf(pages)))
    console.log(
      `category of ${ofCategory} tools: first ${first.toFixed(2)}, any ${any.toFixed(2)}, last ${last.toFixed(2)} ms`,
    )
    expect(Math.max(any, last) / first).toBeLessThanOrEqual(3)
  })
})
