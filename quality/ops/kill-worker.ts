// Kills a worker in the middle of each job; another one must take over:  npm run quality:ops -- kill-worker [--short]
// The short form does not wait for the minute without a heartbeat after which a run counts as lost: it backdates the heartbeats.
import { setTimeout as wait } from 'node:timers/promises'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { databaseConfig } from '@polydex/core/db/config'
import { connect, type Db } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase, dropDatabase } from '@polydex/core/db/scratch-database'
import type { DB } from '@polydex/core/db/tables.gen'
import { holdTable } from '@polydex/core/testing/test-lock'
import { sql } from 'kysely'
import { digestContent, listDifferences } from './digest-content.ts'
import { expectBars, type Bar, type DrillOptions } from './drill.ts'
import { listJobs, queueJob, startWorker, waitUntilDone, type QueuedJob } from './run-jobs.ts'

const patienceMs = 300_000
/** Upper bound until a killed run is recorded as failed. */
const maxSeconds = 120

/** A table that each job writes halfway through: a worker that waits for its lock is in the middle of the job. */
const heldTables: Record<string, keyof DB> = {
  'import-catalogue': 'tool_texts',
  'refresh-traffic': 'monthly_traffic',
  'refresh-rankings': 'category_standings',
  'refresh-lists': 'listed_tools',
  'refresh-search': 'search_words',
  'daily-update': 'category_standings',
}

/** A job, the database before it, and the digest of the content that it must produce. */
type Victim = { job: QueuedJob; template: string; expected: Record<string, string> }

/** Returns whether every bar was met. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const { DATABASE_URL } = databaseConfig.parse(process.env)
  const catalogue = await copySmallCatalogue()
  const databases: string[] = []
  const open = async (template?: string): Promise<string> => {
    const url = await createScratchDatabase(DATABASE_URL, 'drill', template)
    databases.push(url)
    return url
  }
  try {
    // The long form takes as many months as the chain does: both must end with the same content.
    const jobs = listJobs(catalogue, short ? 2 : 24)
    const victims = await prepareVictims(short ? jobs.slice(0, 2) : jobs, catalogue, open)
    const { template = '' } = victims[0] ?? {}
    const { expected = {} } = victims.at(-1) ?? {}
    const chain = { job: { name: 'daily-update', payload: {} }, template, expected }
    const all = short ? victims.slice(-1) : [...victims, chain]
    const bars = await Promise.all(
      all.map(async (victim) => killInside(victim, await open(victim.template), { catalogue, short })),
    )
    return expectBars(bars.flat())
  } finally {
    for (const url of databases) await dropDatabase(url)
  }
}

/** Runs the jobs undisturbed, one after the other, and keeps the database before each and the digest after it. */
async function prepareVictims(
  jobs: readonly QueuedJob[],
  catalogue: string,
  open: (template?: string) => Promise<string>,
): Promise<Victim[]> {
  const victims: Victim[] = []
  let url = await open()
  await migrate(url)
  await migrateQueue(url)
  for (const job of jobs) {
    const template = new URL(url).pathname.slice(1)
    url = await open(template)
    const db = connect(url, { poolSize: 2 })
    const worker = startWorker(url, catalogue)
    const isDone = await waitUntilDone(db, await queueJob(db, job), patienceMs)
    await worker.stop()
    victims.push({ job, template, expected: await digestContent(db) })
    await db.destroy()
    if (!isDone) throw new Error(`${job.name} did not finish in the undisturbed run`)
  }
  return victims
}

async function killInside(
  { job, expected }: Victim,
  url: string,
  { catalogue, short }: { catalogue: string; short: boolean },
): Promise<Bar[]> {
  const db = connect(url, { poolSize: 4 })
  const first = startWorker(url, catalogue)
  const release = await holdTable(db, heldTables[job.name] ?? 'tools')
  const id = await queueJob(db, job)
  await waitForWaiter(db)
  first.child.kill('SIGKILL')
  await first.ended
  const killed = performance.now()
  await release()
  if (short) await makeOlder(db)
  const second = startWorker(url, catalogue)
  try {
    await waitForFailure(db, job.name)
    const seenSeconds = (performance.now() - killed) / 1_000
    const isDone = await waitUntilDone(db, id, patienceMs)
    const doneSeconds = (performance.now() - killed) / 1_000
    const content = await digestContent(db)
    const differences = listDifferences(expected, content)
    return [
      { name: `${job.name} failed after, s`, measured: seenSeconds.toFixed(1), isMet: seenSeconds <= maxSeconds },
      { name: `${job.name} done again after, s`, measured: doneSeconds.toFixed(1), isMet: isDone },
      { name: `${job.name} differs in`, measured: differences.join(' ') || 'nothing', isMet: differences.length === 0 },
    ]
  } finally {
    await second.stop()
    await db.destroy()
  }
}

/** Waits until the worker is blocked on the locked table. */
async function waitForWaiter(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and application_name like 'polydex-worker-%'
    `.execute(db)
    if (rows.length > 0) return
    await wait(20)
  }
}

async function waitForFailure(db: Db, job: string): Promise<void> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    const run = await db
      .selectFrom('job_runs')
      .select('id')
      .where('job', '=', job)
      .where('status', '=', 'failed')
      .where('error', 'like', 'lost:%')
      .executeTakeFirst()
    if (run !== undefined) return
    await wait(100)
  }
}

/** Backdates the kill by a minute. First waits until the server has been up for a minute: before that, no run counts as lost. */
async function makeOlder(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`select where pg_postmaster_start_time() < now() - interval '60 seconds'`.execute(db)
    if (rows.length > 0) break
    await wait(1_000)
  }
  const minute = sql`interval '61 seconds'`
  await sql`update job_runs set heartbeat_at = heartbeat_at - ${minute} where status = 'running'`.execute(db)
  await sql`update queue_workers set heartbeat_at = heartbeat_at - ${minute}`.execute(db)
  await sql`
    update graphile_worker._private_jobs set locked_at = locked_at - ${minute} where locked_at is not null
  `.execute(db)
}
