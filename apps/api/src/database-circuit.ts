import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import { pingDatabase } from '@polydex/core/db/ping-database'
import { createCircuit } from '@polydex/process/circuit'
import type { FastifyBaseLogger } from 'fastify'

/** A database that takes longer to do nothing counts as down. */
const probeTimeoutMs = 400

export type DatabaseCircuit = {
  /** Throws `unavailable` at once while the database is known to be away. */
  check: () => void
  /** After a call that failed as if the database were away: looks whether it is. */
  suspect: () => void
  close: () => void
}

/**
 * Without it, every call would wait until its own time is up for a database that does not answer. `probeDb` has
 * connections of its own: when all of the pool are taken by slow calls, the database is not away.
 */
export function createDatabaseCircuit(probeDb: Db, log: Pick<FastifyBaseLogger, 'error' | 'info'>): DatabaseCircuit {
  const circuit = createCircuit(() => pingDatabase(probeDb), {
    probeTimeoutMs,
    onOpen: () => log.error('PostgreSQL is away; calls are answered 503 at once'),
    onClose: () => log.info('PostgreSQL is back'),
  })
  return {
    check: () => {
      if (circuit.isOpen()) throw new AppError('unavailable', 'Try again in a moment')
    },
    suspect: circuit.suspect,
    close: circuit.end,
  }
}
