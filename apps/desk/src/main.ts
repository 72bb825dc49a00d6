import '@polydex/contract/site/load-site'
import { connect } from '@polydex/core/db/connect'
import { requireMigrated } from '@polydex/core/installation/find-missing-migrations'
import { requireOwnRole } from '@polydex/core/installation/find-role-facts'
import { noteErrors } from '@polydex/core/error/note-errors'
import { isLastingFault, pingDatabase } from '@polydex/core/db/ping-database'
import { collectErrors } from '@polydex/process/collect-errors'
import { runProcess } from '@polydex/process/run-process'
import { waitWithBackoff } from '@polydex/process/wait-with-backoff'
import { buildDesk } from './app.ts'
import { loadConfig } from './config.ts'

/** Milliseconds. A decision may wait for an import batch, which takes some seconds. */
const timeLimits = { connectTimeoutMs: 2_000, statementTimeoutMs: 15_000 }

await runProcess({
  app: 'desk',
  loadConfig,
  start: async (config, log) => {
    const db = connect(config.DATABASE_URL, { ...timeLimits, poolSize: 5 })
    await waitWithBackoff(() => pingDatabase(db), { name: 'PostgreSQL', log, isFinal: isLastingFault })
    await requireMigrated(db)
    await requireOwnRole(db, { app: 'desk', isProduction: config.NODE_ENV === 'production' })
    const errors = collectErrors((report) => noteErrors(db, 'desk', report))
    const app = await buildDesk({ db, config })
    await app.listen({ host: config.DESK_HOST, port: config.DESK_PORT })
    log.info(`desk serving ${config.DESK_URL.href}`)
    return async () => {
      await app.close()
      await errors.end()
      await db.destroy()
    }
  },
})
