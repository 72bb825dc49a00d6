import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@polydex/core/db/connect'
import { createQueuePool } from '@polydex/core/db/create-queue-pool'
import { startHeartbeat } from '@polydex/core/job/heartbeat'
import { beatQueueWorker, endQueueWorker } from '@polydex/core/job/queue-worker'
import type { Logger as Log } from '@polydex/process/create-logger'
import { Logger, run, type JobHelpers, type Runner, type WorkerEvents } from 'graphile-worker'
import type { WorkerConfig } from './config.ts'
import { crontabOf } from './crontab-of.ts'
import type { Job } from './define-job.ts'
import { performJob } from './perform-job.ts'

/** Log levels of the queue, mapped to ours. */
const levels = { error: 'error', warning: 'warn', info: 'info', debug: 'debug' } as const

/** Milliseconds before the queue is restarted. */
const pauseMs = 1_000

type QueuePool = ReturnType<typeof createQueuePool>
type Queue = { db: Db; config: WorkerConfig; log: Log; jobs: readonly Job[] }

/** Added by the queue to the payload of a scheduled job; no job has such an argument. */
const withoutCron = (payload: unknown): unknown => {
  if (typeof payload !== 'object' || payload === null) return payload
  const { _cron, ...jobArguments } = payload as { _cron?: unknown }
  return jobArguments
}

/**
 * Works on the queues of WORKER_QUEUES until stopped; restarts if the runner ends or fails to start. When stopped,
 * running jobs end before their next step and are retried later.
 */
export function runQueue({ db, config, log, jobs }: Queue): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const own = jobs.filter(({ queue }) => config.WORKER_QUEUES.includes(queue))
  let runner: Runner | undefined

  async function workOnce(pool: QueuePool): Promise<void> {
    const events: WorkerEvents = new EventEmitter()
    const worker = { id: '' }
    events.on('pool:create', ({ workerPool }) => (worker.id = workerPool.id))
    runner = await run({
      pgPool: pool,
      concurrency: 2,
      noHandleSignals: true,
      logger: new Logger(() => (level, message) => log[levels[level]](message)),
      events,
      taskList: Object.fromEntries(own.map((job) => [job.name, createTask(job)])),
      // Of all queues, so that a due job is visible as waiting even in a queue without a worker.
      crontab: crontabOf(jobs),
    })
    await beatQueueWorker(db, worker.id).catch(() => {})
    const stopHeartbeat = startHeartbeat(() => beatQueueWorker(db, worker.id))
    if (signal.aborted) await runner.stop()
    await runner.promise.finally(stopHeartbeat)
    await endQueueWorker(db, worker.id)
  }

  const createTask =
    (job: Job) =>
    async (payload: unknown, { logger, job: queued }: JobHelpers) => {
      const isLastTry = queued.attempts >= queued.max_attempts
      const context = { db, config, now: new Date(), log: (line: string) => logger.info(line), isLastTry, signal }
      await performJob(job, context, withoutCron(payload))
    }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const pool = createQueuePool(config.DATABASE_URL)
      await workOnce(pool).catch((error: unknown) => log.error({ err: error }, 'queue runner failed'))
      await pool.end()
      if (!signal.aborted) await wait(pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  log.info({ queues: config.WORKER_QUEUES }, `working on ${config.WORKER_QUEUES.join(', ')}`)
  const ended = work()
  return {
    stop: async () => {
      stopping.abort(new Error('the worker is stopping'))
      // A runner that has ended by itself cannot be stopped.
      await runner?.stop().catch(() => {})
      await ended
    },
  }
}
