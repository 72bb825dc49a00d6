import type { Db } from '@polydex/core/db/connect'
import { pingDatabase } from '@polydex/core/db/ping-database'
import type { FastifyInstance } from 'fastify'

/** For whoever runs this: alive as long as the process answers, ready as long as it can reach its database. */
export function healthRoutes(app: FastifyInstance, db: Db, isQuiet = false): void {
  app.get('/healthz', { config: { isQuiet } }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'alive' }),
  )
  app.get('/readyz', { config: { isQuiet } }, async (_request, reply) => {
    await pingDatabase(db)
    return reply.header('Cache-Control', 'no-store').send({ status: 'ready' })
  })
}
