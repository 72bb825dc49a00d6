import type { Db } from '@polydex/core/db/connect'
import { findSchemaVersion } from '@polydex/core/installation/find-schema-version'
import { version } from '@polydex/process/version'
import type { FastifyInstance } from 'fastify'

/**
 * For operators: alive, with the release, while the process answers; ready while it can reach its database, whose schema
 * version it reports.
 */
export function healthRoutes(app: FastifyInstance, db: Db, isQuiet = false): void {
  app.get('/healthz', { config: { isQuiet, cacheKind: 'uncachedRead' } }, (_request, reply) =>
    reply.send({ status: 'alive', version }),
  )
  app.get('/readyz', { config: { isQuiet, cacheKind: 'uncachedRead' } }, async (_request, reply) => {
    const schema = await findSchemaVersion(db)
    return reply.send({ status: 'ready', schema })
  })
}
