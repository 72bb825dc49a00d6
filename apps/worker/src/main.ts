import { connect } from '@polydex/core/db/connect'
import { requireMigrated } from '@polydex/core/db/find-missing-migrations'
import { isLastingFault } from '@polydex/core/db/is-lasting-fault'
import { pingDatabase } from '@polydex/core/db/ping-database'
import { runProcess } from '@polydex/process/run-process'
import { waitWithBackoff } from '@polydex/process/wait-with-backoff'
import { Logger, run, type JobHelpers } from 'graphile-worker'
import { loadConfig } from './config.ts'
import { jobs } from './jobs/list-jobs.ts'
import { openWorkerListener } from './open-inner-listener.ts'
import { performJob } from './perform-job.ts'

/** The queue's own words for how much a line matters. */
const levels = { error: 'error', warning: 'warn', info: 'info', debug: 'debug' } as const

await runProcess({
  app: 'worker',
  loadConfig,
  start: async (config, log) => {
    const db = connect(config.DATABASE_URL)
    await waitWithBackoff(() => pingDatabase(db), { name: 'PostgreSQL', log, isFinal: isLastingFault })
    await requireMigrated(db)
    const inner = await openWorkerListener(config, db)
    const runner = await run({
      connectionString: config.DATABASE_URL,
      concurrency: 2,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => log[levels[level]](message)),
      taskList: Object.fromEntries(
        jobs.map((job) => [
          job.name,
          async (payload: unknown, { logger, job: queued }: JobHelpers) => {
            const isLastTry = queued.attempts >= queued.max_attempts
            const context = { db, config, now: new Date(), log: (line: string) => logger.info(line), isLastTry }
            await performJob(job, context, payload)
          },
        ]),
      ),
      // One run per schedule, whatever the number of workers; a run missed by up to 12 hours is made up for. No retries of
      // scheduled jobs by the queue: the chain has its own.
      crontab: jobs
        .flatMap((job) => (job.schedule === undefined ? [] : [`${job.schedule} ${job.name} ?fill=12h&max=1`]))
        .join('\n'),
    })
    return async () => {
      await runner.stop()
      await inner?.close()
      await db.destroy()
    }
  },
})
