// Times the API's reads at a steady rate, with inputs drawn from the content of the database:
//   npm run quality:bench -- --rate 100 --seconds 20 --calls getTools,getSuggestions
import { mkdir, writeFile } from 'node:fs/promises'
import { endpoints } from '@polydex/contract/endpoints'
import { databaseConfig } from '@polydex/core/db/config'
import { connect } from '@polydex/core/db/connect'
import { readInventory } from '../inputs/read-inventory.ts'
import { isLocalDatabase } from '@polydex/core/db/local-database'
import { startApi } from '../../tests/start-api.ts'
import { createBenchAccount, type BenchAccount } from './bench-account.ts'
import { listCases, nameOf } from './list-cases.ts'
import { measureCall, type MeasuredCall } from './measure-call.ts'
import { readOptions } from './options.ts'
import { compareLists, type ListComparison } from './pgbench/compare-lists.ts'

const reportPath = 'test-results/bench.json'
const options = readOptions(process.argv.slice(2))
const { DATABASE_URL } = databaseConfig.parse(process.env)
if (!isLocalDatabase(DATABASE_URL)) throw new Error('quality:bench works only on a local database')
const reads = endpoints.filter(({ method }) => method === 'GET')
const unknown = options.calls.filter((name) => !reads.some((endpoint) => nameOf(endpoint) === name))
if (unknown.length > 0)
  throw new Error(`No such calls: ${unknown.join(', ')}; the calls are ${reads.map(nameOf).join(', ')}`)
const chosen = reads.filter((endpoint) => options.calls.length === 0 || options.calls.includes(nameOf(endpoint)))

const format = (milliseconds: number) => milliseconds.toFixed(1).padStart(8)
const showCall = ({ call, p50, p95, p99, max, errors, cpuMsPerCall, lateP99, bytesMean }: MeasuredCall): string =>
  [
    call.padEnd(18),
    ...[p50, p95, p99, max].map(format),
    String(errors).padStart(8),
    cpuMsPerCall.toFixed(2).padStart(8),
    format(lateP99),
    format(bytesMean / 1024),
  ].join('')

const db = connect(DATABASE_URL, { poolSize: 2 })
const inventory = await readInventory(db)
const api = await startApi(DATABASE_URL)
const measured: MeasuredCall[] = []
let comparison: ListComparison | undefined
let account: BenchAccount | undefined
try {
  account = await createBenchAccount(db, api.origin, inventory.tools)
  console.log(
    `${inventory.tools.length} tools, ${options.rate} requests/s for ${options.seconds} s each; times in milliseconds`,
  )
  console.log(`${'call'.padEnd(18)}     p50     p95     p99     max  errors CPU/call    late KB mean`)
  for (const timed of chosen.flatMap(listCases)) {
    const target = { origin: api.origin, pid: api.child.pid ?? 0, headers: account.headersFor(timed.endpoint) }
    const call = await measureCall(timed, { ...inventory, shareKey: account.shareKey }, target, options)
    measured.push(call)
    console.log(showCall(call))
  }
  if (options.pgbench) {
    comparison = await compareLists(db, DATABASE_URL, api.origin, inventory, options)
    const { lists, atOnce, apiPerSecond, pgbenchPerSecond } = comparison
    console.log(
      `${lists} random lists, ${atOnce} at once: ${apiPerSecond.toFixed(0)} a second from the API, ${pgbenchPerSecond.toFixed(0)} as bare SQL`,
    )
  }
} finally {
  await account?.remove()
  await api.stop()
  await db.destroy()
}
await mkdir('test-results', { recursive: true })
await writeFile(
  reportPath,
  JSON.stringify({ measuredAt: new Date(), tools: inventory.tools.length, ...options, measured, comparison }, null, 2),
)
console.log(`also in ${reportPath}`)
process.exitCode = measured.some(({ errors }) => errors > 0) ? 1 : 0
