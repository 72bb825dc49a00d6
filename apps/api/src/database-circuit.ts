import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import { pingDatabase } from '@polydex/core/db/ping-database'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds. A database that takes longer for nothing at all is as good as away; asked once a second it is soon back. */
const [patienceMs, pauseMs] = [400, 1_000]
/** Milliseconds between two pings that fail at once. */
const retryMs = 25

export type DatabaseCircuit = {
  /** Throws `unavailable` at once while the database is known to be away. */
  check: () => void
  /** After a call that failed as if the database were away: looks whether it is. */
  suspect: () => void
  close: () => void
}

/**
 * Without it, every call would wait until its own time is up for a database that does not answer. The first call that
 * fails makes us look; while nothing answers there, calls fail at once, and we look once a second. `probeDb` has
 * connections of its own: when all of the pool are taken by slow calls, the database is not away.
 */
export function createDatabaseCircuit(probeDb: Db, log: Pick<FastifyBaseLogger, 'error' | 'info'>): DatabaseCircuit {
  let isAway = false
  let isLooking = false
  let timer: NodeJS.Timeout | undefined

  const look = async (): Promise<void> => {
    const isThere = await answersInTime(probeDb)
    if (isThere === isAway) {
      isAway = !isThere
      if (isAway) log.error('PostgreSQL is away; calls are answered 503 at once')
      else log.info('PostgreSQL is back')
    }
    isLooking = isAway
    if (isAway) timer = setTimeout(() => void look(), pauseMs)
  }

  return {
    check: () => {
      if (isAway) throw new AppError('unavailable', 'Try again in a moment')
    },
    suspect: () => {
      if (isLooking) return
      isLooking = true
      void look()
    },
    close: () => clearTimeout(timer),
  }
}

/** A ping that fails may have met a kept connection that had ended, so until the time is up it is tried again. */
async function answersInTime(db: Db): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  const ask = async (): Promise<boolean> => {
    while (performance.now() < deadline) {
      const isThere = await pingDatabase(db).then(
        () => true,
        () => false,
      )
      if (isThere) return true
      await wait(retryMs)
    }
    return false
  }
  return Promise.race([ask(), wait(patienceMs, false)])
}
