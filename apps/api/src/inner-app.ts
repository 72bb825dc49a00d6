import type { Db } from '@polydex/core/db/connect'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { ApiConfig } from './config.ts'
import { handleError } from './handle-error.ts'
import { loggerOptions } from './logger-options.ts'
import type { Metrics } from './metrics.ts'
import { observeDatabase, observePool } from './observe-database.ts'
import { healthRoutes } from './routes/health.ts'

type InnerParts = {
  /** A connection of its own: when all of the pool are taken is when somebody looks. */
  db: Db
  /** The pool that requests use. */
  watched: Db
  config: Pick<ApiConfig, 'LOG_LEVEL'>
  metrics: Metrics
}

/** What only whoever runs this may ask: a listener of its own, so that no rule of a proxy has to hide it. Opens no port. */
export function buildInnerApp({ db, watched, config, metrics }: InnerParts): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL),
    // It is asked every few seconds for ever: only failures are worth a line.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
  })
  app.setErrorHandler(handleError)
  healthRoutes(app, db)
  app.get('/metrics', async (_request, reply) => {
    observePool(watched, metrics)
    await observeDatabase(db, metrics, new Date())
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return app
}
