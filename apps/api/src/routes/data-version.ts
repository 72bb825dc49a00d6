import { randomUUID } from 'node:crypto'
import { dataVersionPath } from '@polydex/contract/http/data-version'
import type { Db } from '@polydex/core/db/connect'
import { findDataVersion } from '@polydex/core/db/find-data-version'
import type { FastifyInstance } from 'fastify'

/**
 * For the web. Pages depend on the data, on the code and settings of this process, and on the server that answers its
 * public reads. The version must never be newer than the data read after it, or an old answer would be cached as a new
 * one: so it is read from the same server, and every switch between servers changes all versions.
 */
export function dataVersionRoute(app: FastifyInstance): void {
  const ownProcess = randomUUID()
  const findVersion = async (db: Db, source: string) => `${await findDataVersion(db)} ${ownProcess} ${source}`
  const findOwnVersion = (): Promise<string> => {
    const { primary, replica } = app
    if (replica === undefined) return findVersion(primary, 'primary')
    const [isUsed, turn] = [replica.isUsed(), replica.turn()]
    return replica.read(
      (db) => findVersion(db, `replica ${turn}`),
      // If the replica was in use, the primary's version is newer than the replica's next answers: return it only this
      // once, so that nothing is cached under it.
      () => findVersion(primary, isUsed ? randomUUID() : `primary ${turn}`),
    )
  }
  app.get(dataVersionPath, { config: { isQuiet: true, cacheKind: 'uncachedRead' } }, async (_request, reply) =>
    reply.type('text/plain').send(await findOwnVersion()),
  )
}
