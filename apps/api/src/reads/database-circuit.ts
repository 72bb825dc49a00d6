import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import { pingDatabase } from '@polydex/core/db/ping-database'
import { createCircuit } from '@polydex/process/circuit'
import type { FastifyBaseLogger } from 'fastify'

/** A database that takes longer to answer a ping counts as down. */
const probeTimeoutMs = 400

export type DatabaseCircuit = {
  /** Throws `unavailable` immediately while the database is known to be down. */
  check: () => void
  /** Probes the database. Call this after a call failed as if the database were down. */
  suspect: () => void
  close: () => void
}

/**
 * Circuit breaker: without it, every call to a database that does not answer would wait for its own timeout. `probeDb`
 * has connections of its own: a pool exhausted by slow calls does not mean that the database is down.
 */
export function createDatabaseCircuit(probeDb: Db, log: Pick<FastifyBaseLogger, 'error' | 'info'>): DatabaseCircuit {
  const circuit = createCircuit(() => pingDatabase(probeDb), {
    probeTimeoutMs,
    onOpen: () => log.error('PostgreSQL is unreachable; answering calls with 503'),
    onClose: () => log.info('PostgreSQL is reachable again'),
  })
  return {
    check: () => {
      if (circuit.isOpen()) throw new AppError('unavailable', 'Try again in a moment')
    },
    suspect: circuit.suspect,
    close: circuit.end,
  }
}
