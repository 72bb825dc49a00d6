import { connect } from '@polydex/core/db/connect'
import { refuseSampleData } from '@polydex/core/traffic/refuse-sample-data'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'
import { buildInnerApp } from './inner-app.ts'
import { createMetrics } from './metrics.ts'
import { stopOnSignals } from './stop-on-signals.ts'

const config = loadConfig(process.env)
const statementTimeoutMs = 2_000
const db = connect(config.DATABASE_URL, { statementTimeoutMs, genericPlans: true })
await refuseSampleData(db, { isProduction: config.NODE_ENV === 'production', isDemo: config.DEMO })

const inner = config.API_INNER_PORT === 0 ? undefined : createInner()
const app = await buildApp({ db, config, metrics: inner?.metrics })

stopOnSignals(async () => {
  await app.close()
  await inner?.app.close()
  await Promise.all([db.destroy(), inner?.db.destroy()])
})

await inner?.app.listen({ host: config.API_INNER_HOST, port: config.API_INNER_PORT })
await app.listen({ host: config.API_HOST, port: config.API_PORT })

function createInner() {
  const metrics = createMetrics()
  const innerDb = connect(config.DATABASE_URL, { poolSize: 1, statementTimeoutMs })
  return { metrics, db: innerDb, app: buildInnerApp({ db: innerDb, watched: db, config, metrics }) }
}
