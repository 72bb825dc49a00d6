// Refreshes the newest rankings in one process while this one reads them every 10 ms, on a seeded database:
//   npm run seed:scale -- --tools 100000 && npm run quality:rankings
// Makes all figures even, ranks them, makes them odd and ranks them again: a page with both would mix two lists.
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { getCategoryRanking } from '@polydex/core/ranking/get-rankings'
import { lastFullMonth } from '@polydex/core/traffic/month'
import { quantile } from '../../tests/quantile.ts'
import { isLocalDatabase } from '@polydex/core/db/local-database'

const { DATABASE_URL } = databaseConfig.parse(process.env)
if (!isLocalDatabase(DATABASE_URL)) throw new Error('quality:rankings works only on a local database')

/** Makes every figure of the newest month even (0) or odd (1), so that two versions of a list can be distinguished. */
async function makeVisitsOdd(db: Db, remainder: 0 | 1): Promise<void> {
  await db
    .updateTable('monthly_traffic')
    .set((e) => ({ visits: e('visits', '-', e.fn<number>('mod', ['visits', e.val(2)])) }))
    .where('month', '=', (query) => query.selectFrom('monthly_traffic').select((e) => e.fn.max('month').as('month')))
    .execute()
  if (remainder === 1) {
    await db
      .updateTable('monthly_traffic')
      .set((e) => ({ visits: e('visits', '+', 1) }))
      .where('month', '=', (query) => query.selectFrom('monthly_traffic').select((e) => e.fn.max('month').as('month')))
      .execute()
  }
}

/** Runs the job as the worker does, in a process of its own; returns its duration in seconds. */
async function refresh(): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, ['apps/worker/src/run-job.ts', 'refresh-rankings'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: asRole(DATABASE_URL, 'worker') },
  })
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`refresh-rankings exited with ${code}`)
  return (performance.now() - started) / 1000
}

type Reading = { milliseconds: number[]; empty: number; mixed: number }

async function readUntil(db: Db, isOver: () => boolean): Promise<Reading> {
  const reading: Reading = { milliseconds: [], empty: 0, mixed: 0 }
  const { pages } = await getCategoryRanking(db, { locale: 'en', page: 1, pageSize: 24 })
  while (!isOver()) {
    const started = performance.now()
    const page = 1 + Math.floor(Math.random() * pages)
    const { tools } = await getCategoryRanking(db, { locale: 'en', page, pageSize: 24 })
    reading.milliseconds.push(performance.now() - started)
    if (tools.length === 0) reading.empty += 1
    if (new Set(tools.map(({ visits }) => (visits ?? 0) % 2)).size > 1) reading.mixed += 1
    await wait(10)
  }
  return reading
}

const db = connect(DATABASE_URL, { poolSize: 2 })
await makeVisitsOdd(db, 0)
console.log(`first refresh, all months that lack a ranking: ${(await refresh()).toFixed(1)} s`)
await makeVisitsOdd(db, 1)
let isOver = false
const refreshing = refresh().finally(() => {
  isOver = true
})
const { milliseconds, empty, mixed } = await readUntil(db, () => isOver)
const seconds = await refreshing
await db.destroy()

const at = (share: number): string => quantile(milliseconds, share).toFixed(1)
console.log(`refresh of the newest month (${lastFullMonth(new Date())}): ${seconds.toFixed(1)} s`)
console.log(
  `${milliseconds.length} reads meanwhile: median ${at(0.5)} ms, p99 ${at(0.99)} ms, ${empty} empty, ${mixed} mixed`,
)
process.exitCode = empty + mixed === 0 ? 0 : 1
