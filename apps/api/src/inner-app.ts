import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance } from 'fastify'
import { readPoolCounts } from '@polydex/core/db/pool-counts'
import { findFreshness, findLatestRuns, findRunningJobs } from '@polydex/core/job/find-runs'
import { buildApp, type AppParts } from './app.ts'
import type { Metrics } from './metrics.ts'
import { errorRoute } from './routes/error.ts'

type InnerParts = Omit<AppParts, 'isInner' | 'healthDb'> & {
  metrics: Metrics
  /** A connection of its own, because monitoring matters most when the pool is exhausted. */
  observerDb: Db
}

/**
 * The API as the web sees it: the same calls, and the web is trusted to name its visitor. Also takes
 * errors, for the web, and serves metrics, for operators only. A listener of its own, so that no proxy rule has to hide
 * it. Opens no port.
 */
export async function buildInnerApp({ observerDb, ...parts }: InnerParts): Promise<FastifyInstance> {
  const { db, metrics } = parts
  const app = await buildApp({ ...parts, isInner: true, healthDb: observerDb })
  errorRoute(app, observerDb)
  app.get('/metrics', { config: { isQuiet: true, cacheKind: 'uncachedRead' } }, async (_request, reply) => {
    observePool(db, metrics)
    await observeDatabase(observerDb, metrics, new Date())
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return app
}

/** Reports how busy the connections of a pool are. */
function observePool(db: Db, { databaseConnections }: Metrics): void {
  for (const [state, count] of Object.entries(readPoolCounts(db))) databaseConnections.set({ state }, count)
}

/**
 * Records in the metrics whether the database answers, how old the figures are and how jobs run. While it is down the
 * latter two are left out, so that a stale value is not taken for a current one.
 */
async function observeDatabase(db: Db, metrics: Metrics, now: Date): Promise<void> {
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
