// Restarts the database repeatedly while every job runs in turn and visitors read:
//   npm run quality:ops -- restart-postgres [--short]
import { setTimeout as wait } from 'node:timers/promises'
import { copySmallCatalogue } from '@polydex/core/testing/copy-small-catalogue'
import { connect, type Db } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/db/migrate'
import { migrateQueue } from '@polydex/core/db/migrate-queue'
import { createScratchDatabase } from '@polydex/core/db/scratch-database'
import { startApi } from '../../tests/start-api.ts'
import { digestContent, listDifferences } from './digest-content.ts'
import { expectBars, livesBar, type DrillOptions } from './drill.ts'
import { createOwnServices, type OwnServices } from './own-services.ts'
import { listVisitorReads } from './public-reads.ts'
import { listJobs, queueJob, startWorker, waitUntilDone, type QueuedJob } from './run-jobs.ts'
import { countStatuses, startLoad } from './steady-load.ts'

/** Milliseconds that a job may take, including the backoff of the queue after each failure. */
const patienceMs = 300_000

/** Returns whether every bar was met. */
export async function run({ short }: DrillOptions): Promise<boolean> {
  const catalogue = await copySmallCatalogue()
  const jobs = listJobs(catalogue, short ? 2 : 12)
  const services = await createOwnServices()
  try {
    await services.up()
    const undisturbed = await runUndisturbed(services, jobs, catalogue)
    return await runDisturbed(services, jobs, { catalogue, undisturbed, restarts: short ? 4 : 50 })
  } finally {
    await services.remove()
  }
}

async function createDatabase(services: OwnServices): Promise<string> {
  const url = await createScratchDatabase(services.databaseUrl, 'drill')
  await migrate(url)
  await migrateQueue(url)
  return url
}

async function runUndisturbed(
  services: OwnServices,
  jobs: readonly QueuedJob[],
  catalogue: string,
): Promise<Record<string, string>> {
  const url = await createDatabase(services)
  const db = connect(url, { poolSize: 2 })
  const worker = startWorker(url, catalogue)
  try {
    for (const job of jobs)
      if (!(await waitUntilDone(db, await queueJob(db, job), patienceMs))) throw new Error(`${job.name} did not finish`)
    return await digestContent(db)
  } finally {
    await worker.stop()
    await db.destroy()
  }
}

type Disturbed = { catalogue: string; undisturbed: Record<string, string>; restarts: number }

async function runDisturbed(
  services: OwnServices,
  jobs: readonly QueuedJob[],
  { catalogue, undisturbed, restarts }: Disturbed,
): Promise<boolean> {
  const url = await createDatabase(services)
  const db = connect(url, { poolSize: 4 })
  const api = await startApi(url, { LOG_LEVEL: 'error' })
  const worker = startWorker(url, catalogue)
  const stopLoad = startLoad(listVisitorReads(api.origin), 25)
  try {
    const disturbance = { isOver: false }
    const round = runInTurn(db, jobs, disturbance)
    for (let restart = 0; restart < restarts; restart += 1) {
      await wait(500 + Math.random() * 3_000)
      await services.restartPostgres()
    }
    disturbance.isOver = true
    const { done, lost } = await round
    const answers = await stopLoad()
    const runs = await countRuns(db)
    const differences = listDifferences(undisturbed, await digestContent(db))
    return expectBars([
      { name: 'restarts', measured: restarts, isMet: true },
      { name: 'answers', measured: countStatuses(answers), isMet: answers.some(({ status }) => status === 200) },
      livesBar('api', api),
      livesBar('worker', worker),
      { name: 'jobs done', measured: done, isMet: done >= 2 * jobs.length },
      { name: 'jobs not done', measured: lost.join(' ') || 'none', isMet: lost.length === 0 },
      { name: 'runs', measured: JSON.stringify(runs), isMet: (runs['running'] ?? 0) === 0 },
      {
        name: 'differs from the undisturbed run',
        measured: differences.join(' ') || 'nothing',
        isMet: differences.length === 0,
      },
    ])
  } finally {
    await stopLoad()
    await worker.stop()
    await api.stop()
    await db.destroy()
  }
}

/**
 * Repeats all jobs during the restarts: concurrently, because a failed one backs off before its retry. Then runs them once more
 * in order, as the undisturbed ones ran.
 */
async function runInTurn(
  db: Db,
  jobs: readonly QueuedJob[],
  disturbance: { isOver: boolean },
): Promise<{ done: number; lost: string[] }> {
  const lost: string[] = []
  let done = 0
  const runOne = async (job: QueuedJob): Promise<void> => {
    if (await waitUntilDone(db, await queueJob(db, job), patienceMs)) done += 1
    else lost.push(job.name)
  }
  await Promise.all(
    jobs.map(async (job) => {
      while (!disturbance.isOver) await runOne(job)
    }),
  )
  for (const job of jobs) await runOne(job)
  return { done, lost }
}

async function countRuns(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('job_runs')
    .select(['status', (e) => e.fn.countAll<number>().as('runs')])
    .groupBy('status')
    .execute()
  return Object.fromEntries(rows.map(({ status, runs }) => [status, runs]))
}
