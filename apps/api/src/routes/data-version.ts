import { randomUUID } from 'node:crypto'
import { dataVersionPath } from '@polydex/contract/data-version'
import type { Db } from '@polydex/core/db/connect'
import { findDataVersion } from '@polydex/core/db/find-data-version'
import type { FastifyInstance } from 'fastify'

/**
 * For the web. What pages show follows also from the code and the settings of this process, and from the server that answers
 * its public reads. The version must never be newer than what is read after it, or an old answer would be kept as a new
 * one; so it is read from the same server, and every change of servers makes all versions others.
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
      // Newer than what the replica says next: told once, so that nothing is kept by it.
      () => findVersion(primary, isUsed ? randomUUID() : `primary ${turn}`),
    )
  }
  app.get(dataVersionPath, { config: { isQuiet: true, cacheKind: 'uncachedRead' } }, async (_request, reply) =>
    reply.type('text/plain').send(await findOwnVersion()),
  )
}
