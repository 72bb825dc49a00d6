import { recordJobRun } from '@polydex/core/job/record-job-run'
import type { Json } from '@polydex/core/db/tables.gen'
import { z } from 'zod'
import type { Job, JobContext } from './define-job.ts'

const jsonObject = z.record(z.string(), z.json())

/** Checks the arguments, runs the job and records the run. */
export async function performJob(
  job: Job,
  context: JobContext,
  rawArguments: unknown,
): Promise<{ [key: string]: Json }> {
  const jobArguments = jsonObject.parse(rawArguments ?? {})
  const parsed = job.arguments.parse(jobArguments)
  return recordJobRun(context.db, job.name, jobArguments, () =>
    job.run(context, parsed).catch((error: unknown) => {
      // Whatever the error: a step that did not start, or a cancelled statement.
      if (context.signal?.aborted === true) throw new Error('stopped: its process is shutting down', { cause: error })
      throw error
    }),
  )
}
