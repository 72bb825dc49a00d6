import type { Db } from '@polydex/core/db/connect'
import type { Json } from '@polydex/core/db/tables.gen'
import type { z } from 'zod'
import type { WorkerConfig } from './config.ts'

export type JobContext = {
  db: Db
  config: WorkerConfig
  now: Date
  log: (line: string) => void
  /** Says that the process is to stop: a job ends before its next step, and is tried again by the next process. */
  signal?: AbortSignal
  /** False while the queue would try again after a failure; by hand every try is the last. */
  isLastTry?: boolean
  /** There when somebody watches: a job by hand on a terminal may show how far it is. */
  terminal?: { columns: number; write: (text: string) => void } | undefined
}

type JsonObject = { [key: string]: Json }

/** A piece of work that may be run twice without harm. Its result is kept in the job_runs table. */
export type Job<Arguments extends z.ZodType = z.ZodType> = {
  name: string
  /** When the worker runs it by itself, in cron's words, UTC; none: only by hand or by another job. */
  schedule?: string
  arguments: Arguments
  run: (context: JobContext, jobArguments: z.output<Arguments>) => Promise<JsonObject>
}

export const defineJob = <Arguments extends z.ZodType>(job: Job<Arguments>): Job<Arguments> => job
