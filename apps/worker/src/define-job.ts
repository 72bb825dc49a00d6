import type { Db } from '@polydex/core/db/connect'
import type { Json } from '@polydex/core/db/tables.gen'
import type { z } from 'zod'
import type { WorkerConfig } from './config.ts'
import type { QueueName } from './queue-names.ts'

export type JobContext = {
  db: Db
  config: WorkerConfig
  now: Date
  log: (line: string) => void
  /** Aborted when the process stops: a job ends before its next step, and is retried by the next process. */
  signal?: AbortSignal
  /** False if the queue would retry after a failure; a run by hand is always the last try. */
  isLastTry?: boolean
  /** Set if the job was started by hand on a terminal, where it may show its progress. */
  terminal?: { columns: number; write: (text: string) => void } | undefined
}

type JsonObject = { [key: string]: Json }

/** An idempotent piece of work. Its result is stored in the job_runs table. */
export type Job<Arguments extends z.ZodType = z.ZodType> = {
  name: string
  /** The queue it waits in: a worker that does not work on this queue never takes it. */
  queue: QueueName
  /** Cron expression, UTC, by which the worker runs it; if absent, it runs only by hand or from another job. */
  schedule?: string
  arguments: Arguments
  run: (context: JobContext, jobArguments: z.output<Arguments>) => Promise<JsonObject>
}

export const defineJob = <Arguments extends z.ZodType>(job: Job<Arguments>): Job<Arguments> => job
