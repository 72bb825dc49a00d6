import { thisSite } from '@polydex/contract/site/site'
import { setTimeout as wait } from 'node:timers/promises'
import type { Json } from '@polydex/core/db/tables.gen'
import { hasToolLists } from '@polydex/core/tool-list/has-tool-lists'
import { z } from 'zod'
import { defineJob, type Job, type JobContext } from '../define-job.ts'
import { performJob } from '../perform-job.ts'
import { fetchBands } from './fetch-bands.ts'
import { importCatalogue } from './import-catalogue.ts'
import { refreshLists } from './refresh-lists.ts'
import { refreshRankings } from './refresh-rankings.ts'
import { refreshSearch } from './refresh-search.ts'
import { refreshTraffic } from './refresh-traffic.ts'

type Step = {
  job: Job
  arguments: { [key: string]: Json }
  /** If it fails, the chain goes on, without a retry today: the rest must not depend on a third party's server. */
  mayFail?: boolean
}

/**
 * Runs steps one after the other, each as a job run of its own. A step that fails is retried after each pause; if it
 * still fails the chain stops there, because the next step would work on incomplete data.
 */
export async function runChain(
  context: JobContext,
  steps: readonly Step[],
  pausesMs: readonly number[],
): Promise<{ [job: string]: Json }> {
  const results: { [job: string]: Json } = {}
  for (const step of steps) {
    context.signal?.throwIfAborted()
    results[step.job.name] =
      step.mayFail === true ? await runLoosely(context, step) : await runStep(context, step, pausesMs)
  }
  return results
}

async function runLoosely(context: JobContext, step: Step): Promise<Json> {
  try {
    return await performJob(step.job, context, step.arguments)
  } catch (error) {
    context.signal?.throwIfAborted()
    context.log(`${step.job.name} failed; continuing with the next step: ${String(error)}`)
    return { failed: true }
  }
}

async function runStep(context: JobContext, step: Step, [pauseMs, ...rest]: readonly number[]): Promise<Json> {
  try {
    return await performJob(step.job, context, step.arguments)
  } catch (error) {
    context.signal?.throwIfAborted()
    if (pauseMs === undefined) throw new Error(`${step.job.name} failed; skipped the remaining steps`, { cause: error })
    context.log(`${step.job.name} failed; retrying in ${pauseMs / 1000} s: ${String(error)}`)
    await wait(pauseMs, undefined, { ...(context.signal !== undefined && { signal: context.signal }) })
    return runStep(context, step, rest)
  }
}

/**
 * Milliseconds. A database that restarts is back within the first pause, a provider after nightly maintenance usually
 * within the second.
 */
const pausesMs = [30_000, 600_000]

/** Those that only a site with figures has. */
export const figureJobs: readonly Job[] = [fetchBands, refreshTraffic, refreshRankings]

export const dailyUpdate = defineJob({
  name: 'daily-update',
  queue: 'figures',
  schedule: '0 3 * * *',
  arguments: z.strictObject({}),
  run: async (context) => {
    const isNew = !(await hasToolLists(context.db))
    const steps: Step[] = [
      { job: importCatalogue, arguments: { from: context.config.CATALOGUE_FROM } },
      // Figures and their rankings take much longer: until then a new site shows its tools without them.
      ...(isNew ? [{ job: refreshLists, arguments: {} }] : []),
      { job: fetchBands, arguments: {}, mayFail: true },
      { job: refreshTraffic, arguments: {} },
      { job: refreshRankings, arguments: {} },
      { job: refreshLists, arguments: {} },
      { job: refreshSearch, arguments: {} },
    ]
    return runChain(
      context,
      steps.filter(({ job }) => thisSite.figures || !figureJobs.includes(job)),
      pausesMs,
    )
  },
})
