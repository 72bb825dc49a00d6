import { connect, type Db } from '@polydex/core/db/connect'
import { openTestDatabase } from '@polydex/core/db/test-database'
import { storeRankings } from '@polydex/core/ranking/store-rankings'
import { refreshToolLists } from '@polydex/core/tool/refresh-tool-lists'
import { refreshSiteFigures } from '@polydex/core/traffic/refresh-site-figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedScale } from '../scale/seed-scale.ts'
import { explainCalls, largeTable, type Plan } from './explain-calls.ts'

const database = openTestDatabase()
const month = '2026-10-01'
let db: Db

beforeAll(async () => {
  const options = { tools: 100_000, locales: 1, months: 2, seed: 1, lastMonth: month, replace: false }
  await seedScale(database.url, options)
  // What a ranking of the month says to the lists, without the minute that all rankings take.
  await database.db.transaction().execute(async (transaction) => {
    await refreshSiteFigures(transaction, month)
    await storeRankings(
      transaction,
      'category',
      month,
      new Map([['', { basis: 'sample', total: 100_000, entries: [] }]]),
    )
    await refreshToolLists(transaction)
  })
  db = connect(database.url, { poolSize: 1, genericPlans: true })
}, 600_000)
afterAll(() => db.destroy())

const listScans = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== undefined ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(listScans),
]

describe('the plans of all reads, at 100,000 tools', () => {
  it('read no large table from end to end', { timeout: 60_000 }, async () => {
    const explained = await explainCalls(db)
    expect(explained.length).toBeGreaterThan(15)
    const scans = explained.flatMap(({ calls, plan }) =>
      listScans(plan)
        .filter((table) => largeTable.test(table))
        .map((table) => `${table} in ${calls.join(' ')}`),
    )
    expect(scans).toEqual([])
  })
})
