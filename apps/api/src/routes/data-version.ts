import { randomUUID } from 'node:crypto'
import { dataVersionPath } from '@polydex/contract/data-version'
import type { Db } from '@polydex/core/db/connect'
import { findDataVersion } from '@polydex/core/db/find-data-version'
import type { FastifyInstance } from 'fastify'

/** For the web. What pages show follows also from the code and the settings of this process. */
export function dataVersionRoute(app: FastifyInstance, db: Db): void {
  const ownProcess = randomUUID()
  app.get(dataVersionPath, { config: { isQuiet: true, cacheKind: 'uncachedRead' } }, async (_request, reply) =>
    reply.type('text/plain').send(`${await findDataVersion(db)} ${ownProcess}`),
  )
}
