// Computes the first ranking of a new month while visitors read:  npm run quality:ops -- new-month [--tools 100000] [--short]
import { setTimeout as wait } from 'node:timers/promises'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { asRole } from '@polydex/core/db/database-role'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { ensureMonthPartition } from '@polydex/core/traffic/ensure-month-partition'
import { addMonths, lastFullMonth, type FirstDay } from '@polydex/core/traffic/month'
import { sql } from 'kysely'
import { seedScale } from '../scale/seed-scale.ts'
import { startApi } from '../../tests/start-api.ts'
import { startProgram } from '../../tests/start-program.ts'
import { expectBars, type DrillOptions } from './drill.ts'
import { listVisitorReads } from './public-reads.ts'
import { countStatuses, slowestOf, startLoad } from './steady-load.ts'

const longestWaitMs = 200
/** Marks the job's own connections: their waits do not delay a visitor. */
const jobName = 'polydex-drill-job'

/** Returns whether every bar was met. */
export async function run({ short, tools = short ? 1_000 : 100_000 }: DrillOptions): Promise<boolean> {
  const url = await createScratchDatabase(databaseConfig.parse(process.env).DATABASE_URL, 'drill')
  const db = connect(url, { poolSize: 2, applicationName: jobName })
  const now = new Date()
  const month = lastFullMonth(now)
  try {
    await migrate(url)
    await migrateQueue(url)
    const before = addMonths(month, -1)
    await seedScale(
      url,
      { tools, locales: 1, months: 2, figures: 'visits', seed: 1, lastMonth: before, replace: false },
      console.log,
    )
    await refreshRankings(db, before, now)
    await addMonth(db, before, month)
    return await refreshUnderLoad(url, month)
  } finally {
    await db.destroy()
    await dropDatabase(url)
  }
}

/** Adds the figures of a new month: those of the month before plus a tenth. */
async function addMonth(db: Db, before: FirstDay, month: FirstDay): Promise<void> {
  await ensureMonthPartition(db, 'monthly_traffic', month)
  await sql`
    insert into monthly_traffic
    select (jsonb_populate_record(traffic, jsonb_build_object('month', ${month}::date, 'visits', visits * 11 / 10))).*
    from monthly_traffic as traffic
    where month = ${before}
  `.execute(db)
}

async function refreshUnderLoad(url: string, month: FirstDay): Promise<boolean> {
  const api = await startApi(url, { LOG_LEVEL: 'error' })
  const watcher = connect(url, { poolSize: 1, applicationName: jobName })
  const stopLoad = startLoad(listVisitorReads(api.origin), 25)
  const watch = { isOver: false, longestMs: 0 }
  const watching = watchLocks(watcher, watch)
  const started = performance.now()
  try {
    const codes = [await runJob(url, 'refresh-rankings'), await runJob(url, 'refresh-lists')]
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    const answers = await stopLoad()
    watch.isOver = true
    await watching
    const { rows } = await sql<{ lists: number }>`
      select count(*)::int as lists from rankings where month = ${month}
    `.execute(watcher)
    const lists = rows[0]?.lists ?? 0
    return expectBars([
      {
        name: 'jobs',
        measured: `exited with ${codes.join(' and ')} in ${seconds} s`,
        isMet: codes.every((code) => code === 0),
      },
      { name: 'lists of the new month', measured: lists, isMet: lists > 0 },
      {
        name: 'answers',
        measured: countStatuses(answers),
        isMet: answers.length > 0 && answers.every(({ status }) => status === 200),
      },
      { name: 'slowest answer, ms', measured: slowestOf(answers), isMet: true },
      {
        name: 'longest wait for a lock, ms',
        measured: watch.longestMs.toFixed(0),
        isMet: watch.longestMs <= longestWaitMs,
      },
    ])
  } finally {
    watch.isOver = true
    await watching
    await stopLoad()
    await api.stop()
    await watcher.destroy()
  }
}

/** Polls how long connections of the API wait for a lock. */
async function watchLocks(db: Db, watch: { isOver: boolean; longestMs: number }): Promise<void> {
  while (!watch.isOver) {
    const { rows } = await sql<{ ms: number | null }>`
      select max(extract(epoch from clock_timestamp() - waitstart) * 1000)::float8 as ms
      from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database() and application_name <> ${jobName}
    `.execute(db)
    watch.longestMs = Math.max(watch.longestMs, rows[0]?.ms ?? 0)
    await wait(20)
  }
}

const runJob = (url: string, name: string): Promise<number | null> =>
  startProgram(['apps/worker/src/run-job.ts', name], {
    DEMO: 'true',
    DATABASE_URL: asRole(url, 'worker'),
    PGAPPNAME: jobName,
  }).ended
