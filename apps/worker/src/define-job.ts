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
  /** False while the queue would try again after a failure; by hand every try is the last. */
  isLastTry?: boolean
  /** Set when a job is run by hand on a terminal, where it may show its progress. */
  terminal?: { columns: number; write: (text: string) => void } | undefined
}

type JsonObject = { [key: string]: Json }

/** An idempotent piece of work. Its result is stored in the job_runs table. */
export type Job<Arguments extends z.ZodType = z.ZodType> = {
  name: string
  /** Where it waits: a worker that does not work on this queue never takes it. */
  queue: QueueName
  /** When the worker runs it by itself, as a cron expression, UTC; none: only by hand or by another job. */
  schedule?: string
  arguments: Arguments
  run: (context: JobContext, jobArguments: z.output<Arguments>) => Promise<JsonObject>
}

export const defineJob = <Arguments extends z.ZodType>(job: Job<Arguments>): Job<Arguments> => job
