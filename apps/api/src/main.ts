import { deriveKey } from '@polydex/core/account/derive-key'
import { connect } from '@polydex/core/db/connect'
import { requireMigrated } from '@polydex/core/db/find-missing-migrations'
import { isLastingFault } from '@polydex/core/db/is-lasting-fault'
import { pingDatabase } from '@polydex/core/db/ping-database'
import { refuseSampleData } from '@polydex/core/traffic/refuse-sample-data'
import { runProcess } from '@polydex/process/run-process'
import { waitWithBackoff } from '@polydex/process/wait-with-backoff'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { buildInnerApp } from './inner-app.ts'
import { connectRedis, reportRedis } from './limits/connect-redis.ts'
import { createLimits } from './limits/create-limits.ts'
import { createMetrics, type Metrics } from './metrics.ts'

const statementTimeoutMs = 2_000

await runProcess({
  app: 'api',
  loadConfig,
  start: async (config, log) => {
    const db = connect(config.DATABASE_URL, { statementTimeoutMs, genericPlans: true })
    await waitWithBackoff(() => pingDatabase(db), { name: 'PostgreSQL', log, isFinal: isLastingFault })
    await requireMigrated(db)
    await refuseSampleData(db, { isProduction: config.NODE_ENV === 'production', isDemo: config.DEMO })

    const redis = config.REDIS_URL === undefined ? undefined : connectRedis(config.REDIS_URL)
    const limits = createLimits(config, {
      redis,
      // Processes without a key must still agree; what they count then tells addresses to whoever reads Redis.
      key: deriveKey(config.SECRETS_KEY ?? Buffer.alloc(32), 'limits'),
      searchesAtOnce: config.LIMIT_SEARCHES_AT_ONCE,
    })
    const createInner = async (metrics: Metrics) => {
      const observerDb = connect(config.DATABASE_URL, { poolSize: 1, statementTimeoutMs })
      return { db: observerDb, app: await buildInnerApp({ db, observerDb, config, limits, metrics }) }
    }
    const metrics = config.API_INNER_PORT === 0 ? undefined : createMetrics()
    const app = await buildApp({ db, config, limits, metrics })
    const inner = metrics === undefined ? undefined : await createInner(metrics)
    if (redis !== undefined) reportRedis(redis, app.log)

    await inner?.app.listen({ host: config.API_INNER_HOST, port: config.API_INNER_PORT })
    await app.listen({ host: config.API_HOST, port: config.API_PORT })
    return async () => {
      await app.close()
      await inner?.app.close()
      redis?.destroy()
      await Promise.all([db.destroy(), inner?.db.destroy()])
    }
  },
})
