import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { Failure } from '@polydex/contract/error'
import type { Db } from '@polydex/core/db/connect'
import fastify, { type FastifyInstance } from 'fastify'
import { cacheReads } from './cache-reads.ts'
import type { ApiConfig } from './config.ts'
import { handleError } from './handle-error.ts'
import { categoryRoutes } from './routes/category.ts'
import { healthRoutes } from './routes/health.ts'
import { rankingRoutes } from './routes/ranking.ts'

/** The whole wiring of the API: plugins, routes, error handler. Opens no port. */
export async function buildApp({
  db,
  config,
}: {
  db: Db
  config: Pick<ApiConfig, 'LOG_LEVEL'>
}): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: config.LOG_LEVEL },
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
    // `kept` connections of the web outlive a pause between two visitors.
    keepAliveTimeout: 65_000,
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Pages of other sites may read it.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // Public data for any page of any site; never with credentials, which this API does not read anyway.
  await app.register(cors, { origin: '*', methods: ['GET', 'HEAD'], credentials: false })
  await cacheReads(app)
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: 'not_found', message: 'There is no such call' } satisfies Failure),
  )
  healthRoutes(app, db)
  categoryRoutes(app, db)
  rankingRoutes(app, db)
  return app
}
