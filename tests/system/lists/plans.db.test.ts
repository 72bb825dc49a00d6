import { endpoints } from '@polydex/contract/http/endpoints'
import { getTools, sortKey } from '@polydex/contract/tool/tool'
import { connect, type Db } from '@polydex/core/db/connect'
import { storeRankings } from '@polydex/core/ranking/store-rankings'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { ensureMonthPartition } from '@polydex/core/traffic/ensure-month-partition'
import { refreshSiteFigures } from '@polydex/core/traffic/refresh-site-figures'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../apps/api/src/app.ts'
import { isLong } from '../../run-mode.ts'
import { seedScale } from '../../scale/seed-scale.ts'

const database = openTestDatabase({ catalogue: true })
const lastMonth = '2026-10-01'
/** Enough that a sequential scan would be the costlier plan. */
const tools = isLong ? 100_000 : 8_000
/** One connection, which holds the prepared statements, with plans that do not depend on parameters, as in the API. */
let db: Db

beforeAll(async () => {
  const size = { tools, locales: 1, months: 2 }
  await seedScale(database.url, { ...size, figures: 'visits', seed: 1, lastMonth, replace: false })
  // Stores the part of a month's rankings that lists need, without the minute that all rankings take.
  await database.db.transaction().execute(async (transaction) => {
    await ensureMonthPartition(transaction, 'site_figures', lastMonth)
    await refreshSiteFigures(transaction, lastMonth)
    const none = new Map([['', { basis: 'sample' as const, total: tools, entries: [] }]])
    await storeRankings(transaction, 'category', lastMonth, none)
    await refreshToolLists(transaction)
  })
  db = connect(database.url, { poolSize: 1, genericPlans: true })
}, 600_000)
afterAll(() => db.destroy())

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** Tables that grow with the catalogue; the small ones of the taxonomy may be scanned. */
const largeTable =
  /^(tools|sites|tool_(texts|categories|features|aliases|orders|sets)|listed_tools|site_figures|site_bands|monthly_traffic|rank_bands|ranking_entries|favorites)/

const listScans = ({ 'Node Type': node, 'Relation Name': table = '', Plans = [] }: Plan): string[] => [
  ...(node === 'Seq Scan' && largeTable.test(table) ? [table] : []),
  ...Plans.flatMap(listScans),
]

/** The example of every public read, and each further shape of lists of tools. */
function listCalls(): string[] {
  const filters = [
    'category=chatbots',
    'category=chatbots,copywriting',
    'price=free',
    'features=chat-interface',
    'platform=web',
    'q=image',
  ]
  const shapes = [
    ...sortKey.options.flatMap((sort) => ['', 'category=chatbots&'].map((filter) => `${filter}sort=${sort}&order=asc`)),
    ...filters.flatMap((filter) => [filter, `${filter}&role=any`, `${filter}&facets=true`]),
    'category=chatbots&price=free&features=chat-interface&facets=true',
    'page=100&facets=true',
  ]
  const reads = endpoints.filter(({ method, access }) => method === 'GET' && access === 'public')
  return [
    ...reads.map(({ path, example }) => `${path}?${new URLSearchParams(example as Record<string, string>)}`),
    ...shapes.map((shape) => `${getTools.path}?locale=en&${shape}`),
  ]
}

it(`reads scan no large table at ${tools} tools`, { timeout: 120_000 }, async () => {
  const app = await buildApp({ db, config: { LOG_LEVEL: 'silent' } })
  for (const url of listCalls()) {
    const { statusCode } = await app.inject({ url })
    // Examples name tools of the shipped catalogue, which may be missing here.
    expect([url, statusCode === 200 || statusCode === 404]).toEqual([url, true])
  }
  const { rows: prepared } = await sql<{ name: string; statement: string; parameters: number }>`
    select name, statement, cardinality(parameter_types) as parameters from pg_prepared_statements
    where strpos(statement, 'pg_prepared_statements') = 0
  `.execute(db)
  expect(prepared.length).toBeGreaterThan(40)
  const scans: string[] = []
  for (const { name, statement, parameters } of prepared) {
    const given = parameters === 0 ? '' : `(${Array.from({ length: parameters }, () => 'null').join(', ')})`
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
      explain (format json) execute ${sql.id(name)}${sql.raw(given)}
    `.execute(db)
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? [])
      for (const table of listScans(plan)) scans.push(`${table} in ${statement}`)
  }
  expect(scans).toEqual([])
  await app.close()
})
