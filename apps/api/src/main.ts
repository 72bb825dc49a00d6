import '@polydex/contract/site/load-site'
import { connect } from '@polydex/core/db/connect'
import { requireMigrated } from '@polydex/core/installation/find-missing-migrations'
import { requireOwnRole } from '@polydex/core/installation/find-role-facts'
import { noteErrors } from '@polydex/core/error/note-errors'
import { isLastingFault, pingDatabase } from '@polydex/core/db/ping-database'
import { markProduction } from '@polydex/core/installation/production-mark'
import { deriveKey } from '@polydex/core/secret/derive-key'
import { refuseSampleData } from '@polydex/core/traffic/refuse-sample-data'
import { collectErrors } from '@polydex/process/collect-errors'
import { runProcess } from '@polydex/process/run-process'
import { waitWithBackoff } from '@polydex/process/wait-with-backoff'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { loadConfig, type ApiConfig } from './config.ts'
import { createDatabaseCircuit } from './reads/database-circuit.ts'
import { buildInnerApp } from './inner-app.ts'
import { connectRedis } from './limits/connect-redis.ts'
import { createLimits } from './limits/create-limits.ts'
import { createMetrics } from './metrics.ts'
import { createReplica, observeReplica } from './reads/replica.ts'

/** Milliseconds; like those of app.ts, each is shorter than the timeout of its caller. */
const timeLimits = { connectTimeoutMs: 500, statementTimeoutMs: 2_000 }

await runProcess({
  app: 'api',
  loadConfig,
  start: async (config, log) => {
    const db = connect(config.DATABASE_URL, {
      ...timeLimits,
      genericPlans: true,
      keepsAll: config.DATABASE_READ_URL !== undefined,
    })
    // For monitoring, which matters most when the pool is exhausted.
    const observerDb = connect(config.DATABASE_URL, { ...timeLimits, poolSize: 2 })
    await waitWithBackoff(() => pingDatabase(db), { name: 'PostgreSQL', log, isFinal: isLastingFault })
    await requireMigrated(db)
    const start = { isProduction: config.NODE_ENV === 'production', isDemo: config.DEMO }
    await requireOwnRole(db, { app: 'api', ...start })
    await refuseSampleData(db, start)
    await markProduction(db, start)

    const errors = collectErrors((report) => noteErrors(observerDb, 'api', report))
    warnOfDefaults(config, log)
    const redis = config.REDIS_URL === undefined ? undefined : connectRedis(config.REDIS_URL)
    const limits = createLimits(config, {
      redis,
      // It is missing in development only, where all processes must still derive the same key.
      key: deriveKey(config.SECRETS_KEY ?? Buffer.alloc(32), 'limits'),
      searchesAtOnce: config.LIMIT_SEARCHES_AT_ONCE,
      log,
    })
    const database = createDatabaseCircuit(observerDb, log)
    const replica =
      config.DATABASE_READ_URL === undefined
        ? undefined
        : createReplica({
            url: config.DATABASE_READ_URL,
            maxLagSeconds: config.DATABASE_READ_LAG_SECONDS,
            isProduction: start.isProduction,
            primaryDb: db,
            observerDb,
            log,
          })
    const parts = { db, config, limits, database, replica }
    const metrics = config.API_INNER_PORT === 0 ? undefined : createMetrics()
    if (metrics !== undefined && replica !== undefined) observeReplica(replica, metrics.registry)
    const app = await buildApp({ ...parts, metrics, healthDb: observerDb })
    const inner = metrics === undefined ? undefined : await buildInnerApp({ ...parts, observerDb, metrics })

    await inner?.listen({ host: config.API_INNER_HOST, port: config.API_INNER_PORT })
    await app.listen({ host: config.API_HOST, port: config.API_PORT })
    return async () => {
      await app.close()
      await inner?.close()
      database.close()
      redis?.destroy()
      await errors.end()
      await Promise.all([db.destroy(), observerDb.destroy(), replica?.close()])
    }
  },
})

type Settings = Pick<ApiConfig, 'NODE_ENV' | 'API_INNER_PORT'>

/** Warns of settings that suit a trial but not a live site; `polydex check` checks more. */
function warnOfDefaults(config: Settings, log: Pick<FastifyBaseLogger, 'warn'>): void {
  if (config.NODE_ENV === 'production' && config.API_INNER_PORT === 0)
    log.warn('API_INNER_PORT is 0: the web cannot pass on client addresses, so visitors share one limit; no metrics')
}
