import { connect } from '@polydex/core/db/connect'
import { run, type JobHelpers } from 'graphile-worker'
import { loadConfig } from './config.ts'
import { jobs } from './jobs/list-jobs.ts'
import { performJob } from './perform-job.ts'

const config = loadConfig(process.env)
const db = connect(config.DATABASE_URL)

const runner = await run({
  connectionString: config.DATABASE_URL,
  concurrency: 2,
  taskList: Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (payload: unknown, { logger, job: queued }: JobHelpers) => {
        const log = (line: string) => logger.info(line)
        const isLastTry = queued.attempts >= queued.max_attempts
        await performJob(job, { db, config, now: new Date(), log, isLastTry }, payload)
      },
    ]),
  ),
  // One run per schedule, whatever the number of workers; a run missed by up to 12 hours is made up for. No retries of scheduled
  // jobs by the queue: the chain has its own.
  crontab: jobs
    .flatMap((job) => (job.schedule === undefined ? [] : [`${job.schedule} ${job.name} ?fill=12h&max=1`]))
    .join('\n'),
})
await runner.promise
await db.destroy()
