import type { Db } from '@polydex/core/db/connect'
import { readPoolCounts } from '@polydex/core/db/pool-counts'
import { findFreshness, findLatestRuns, findRunningJobs } from '@polydex/core/job/find-runs'
import type { Metrics } from './metrics.ts'

/** Reports how busy the connections of a pool are. */
export function observePool(db: Db, { databaseConnections }: Metrics): void {
  for (const [state, count] of Object.entries(readPoolCounts(db))) databaseConnections.set({ state }, count)
}

/**
 * Records in the metrics whether the database answers, how old the figures are and how jobs run. While it is down the
 * latter two are left out, so that a stale value is not taken for a current one.
 */
export async function observeDatabase(db: Db, metrics: Metrics, now: Date): Promise<void> {
  const { databaseUp, jobAgeSeconds, jobFailed, jobRunningSeconds, jobSilentSeconds, figuresMonthStart } = metrics
  for (const gauge of [jobAgeSeconds, jobFailed, jobRunningSeconds, jobSilentSeconds, figuresMonthStart]) gauge.reset()
  const known = await Promise.all([findFreshness(db), findLatestRuns(db), findRunningJobs(db)]).catch(() => undefined)
  databaseUp.set(known === undefined ? 0 : 1)
  const [freshness, runs, running] = known ?? [[], [], []]
  for (const { job, succeededAt, figuresMonth } of freshness) {
    jobAgeSeconds.set({ job }, (now.getTime() - succeededAt.getTime()) / 1000)
    if (figuresMonth !== null) figuresMonthStart.set({ month: figuresMonth }, Date.parse(figuresMonth) / 1000)
  }
  for (const { job, status, isLost } of runs) jobFailed.set({ job }, status === 'failed' || isLost ? 1 : 0)
  for (const { job, runningSeconds, silentSeconds } of running) {
    jobRunningSeconds.set({ job }, runningSeconds)
    jobSilentSeconds.set({ job }, silentSeconds)
  }
}
