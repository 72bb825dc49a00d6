import '@polydex/contract/site/load-site'
import { randomUUID } from 'node:crypto'
import { cancelStatements } from '@polydex/core/db/cancel-statements'
import { connect, type Db } from '@polydex/core/db/connect'
import { requireMigrated } from '@polydex/core/installation/find-missing-migrations'
import { requireOwnRole } from '@polydex/core/installation/find-role-facts'
import { noteErrors } from '@polydex/core/error/note-errors'
import { isLastingFault, pingDatabase } from '@polydex/core/db/ping-database'
import { markProduction } from '@polydex/core/installation/production-mark'
import { collectErrors } from '@polydex/process/collect-errors'
import { runProcess } from '@polydex/process/run-process'
import { waitWithBackoff } from '@polydex/process/wait-with-backoff'
import { queueWhenEmpty } from '@polydex/core/job/queue-when-empty'
import { failLostRuns, freeLostJobs } from '@polydex/core/job/queue-worker'
import type { Logger } from '@polydex/process/create-logger'
import { loadConfig } from './config.ts'
import { dailyUpdate } from './jobs/daily-update.ts'
import { jobs } from './jobs/list-jobs.ts'
import { openWorkerListener } from './open-inner-listener.ts'
import { runQueue } from './run-queue.ts'

/** Milliseconds. A killed worker's job is released one minute after the kill, plus at most this. */
const everyMs = 15_000

/** Now and periodically: records the runs of killed workers as failed, and returns their jobs to the queue. */
function watchRuns(db: Db, log: Logger): () => void {
  const look = async (): Promise<void> => {
    try {
      for (const job of await failLostRuns(db)) log.warn(`run of ${job} lost: its process died; recorded as failed`)
      for (const id of await freeLostJobs(db)) log.warn(`worker ${id} died; returned its jobs to the queue`)
    } catch (error) {
      // The database is unavailable; the next check is soon.
      log.debug({ err: error }, 'could not check for lost runs')
    }
  }
  void look()
  const timer = setInterval(() => void look(), everyMs)
  return () => clearInterval(timer)
}

/**
 * Time for a step to finish when the worker stops; then its statement is cancelled. Well below the process's deadline.
 */
const graceMs = 2_000

await runProcess({
  app: 'worker',
  loadConfig,
  start: async (config, log) => {
    const applicationName = `polydex-worker-${randomUUID().slice(0, 8)}`
    const db = connect(config.DATABASE_URL, { applicationName })
    await waitWithBackoff(() => pingDatabase(db), { name: 'PostgreSQL', log, isFinal: isLastingFault })
    await requireMigrated(db)
    const isProduction = config.NODE_ENV === 'production'
    await requireOwnRole(db, { app: 'worker', isProduction })
    await markProduction(db, { isProduction, isDemo: config.DEMO })
    const errors = collectErrors((report) => noteErrors(db, 'worker', report))
    const inner = await openWorkerListener(config, db)
    const stopWatching = watchRuns(db, log)
    // A new site does not wait for the night.
    if (config.WORKER_QUEUES.includes(dailyUpdate.queue) && (await queueWhenEmpty(db, dailyUpdate.name)))
      log.info(`no tools yet: queued ${dailyUpdate.name}`)
    const queue = runQueue({ db, config, log, jobs })
    return async () => {
      stopWatching()
      const cancel = setInterval(() => void cancelStatements(db, applicationName).catch(() => {}), graceMs)
      await queue.stop().finally(() => clearInterval(cancel))
      await inner?.close()
      await errors.end()
      await db.destroy()
    }
  },
})
