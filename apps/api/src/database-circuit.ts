import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import { pingDatabase } from '@polydex/core/db/ping-database'
import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds. A database that takes longer for nothing at all is as good as away; asked once a second it is soon back. */
const [patienceMs, pauseMs] = [400, 1_000]

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
    const isThere = await inTime(pingDatabase(probeDb))
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

async function inTime(answer: Promise<void>): Promise<boolean> {
  const tooLate = new AbortController()
  const late = wait(patienceMs, false, { signal: tooLate.signal }).catch(() => false)
  const isThere = await Promise.race([
    answer.then(
      () => true,
      () => false,
    ),
    late,
  ])
  tooLate.abort()
  return isThere
}
