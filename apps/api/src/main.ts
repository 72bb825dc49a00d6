import { connect } from '@polydex/core/db/connect'
import { refuseSampleData } from '@polydex/core/traffic/refuse-sample-data'
import { buildApp } from './app.ts'
import { loadConfig } from './config.ts'

const config = loadConfig(process.env)
const db = connect(config.DATABASE_URL, { statementTimeoutMs: 2_000 })
await refuseSampleData(db, { isProduction: config.NODE_ENV === 'production', isDemo: config.DEMO })
const app = await buildApp({ db, config })

async function stop(): Promise<void> {
  await app.close()
  await db.destroy()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

await app.listen({ host: config.API_HOST, port: config.API_PORT })
