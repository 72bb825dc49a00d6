import type { Db } from '@polydex/core/db/connect'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppParts } from './app.ts'
import type { Metrics } from './metrics.ts'
import { observeDatabase, observePool } from './observe-database.ts'
import { dataVersionRoute } from './routes/data-version.ts'
import { errorRoute } from './routes/error.ts'

type InnerParts = Omit<AppParts, 'isInner' | 'healthDb'> & {
  metrics: Metrics
  /** A connection of its own, because monitoring matters most when the pool is exhausted. */
  observerDb: Db
}

/**
 * The API as the web sees it: the same calls, and the web is trusted to name its visitor. Also serves the version of
 * the data and takes errors, for the web, and serves metrics, for operators only. A listener of its own, so that no
 * proxy rule has to hide it. Opens no port.
 */
export async function buildInnerApp({ observerDb, ...parts }: InnerParts): Promise<FastifyInstance> {
  const { db, metrics } = parts
  const app = await buildApp({ ...parts, isInner: true, healthDb: observerDb })
  dataVersionRoute(app)
  errorRoute(app, observerDb)
  app.get('/metrics', { config: { isQuiet: true, cacheKind: 'uncachedRead' } }, async (_request, reply) => {
    observePool(db, metrics)
    await observeDatabase(observerDb, metrics, new Date())
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
  return app
}
