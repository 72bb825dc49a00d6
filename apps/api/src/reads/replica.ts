import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@polydex/core/app-error'
import { connect, type Db } from '@polydex/core/db/connect'
import { findLogPosition } from '@polydex/core/db/find-log-position'
import { requireOwnRole } from '@polydex/core/installation/find-role-facts'
import { fillPool } from '@polydex/core/db/pool-counts'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import { isSilence } from '../requests/failure-of.ts'

/**
 * Milliseconds. After a read has timed out on the replica, the primary must still answer it within the 2.5 s of the call: 0.3 s
 * for a connection, 0.8 s for the statement and 0.2 s for its answer leave more than a second.
 */
const timeLimits = { connectTimeoutMs: 300, statementTimeoutMs: 800 }
const intervalMs = 1_000
/** Good checks in a row before a replica is used: one that comes and goes would make pages flicker. */
const checksToReturn = 3

type Ask<Answer> = (db: Db) => Promise<Answer>

export type Replica = {
  isUsed: () => boolean
  /** Runs a read on the replica while it is used; otherwise, or if it fails there, on the primary. */
  read: <Answer>(ask: Ask<Answer>, askPrimary: () => Promise<Answer>) => Promise<Answer>
  close: () => Promise<void>
}

type ReplicaOptions = {
  url: string
  /** A replica that is further behind is not read. */
  maxLagSeconds: number
  isProduction: boolean
  /** The pool to the primary. Kept full, because the primary must be able to take over at any moment. */
  primaryDb: Db
  /** Connections to the primary outside its pool. */
  observerDb: Db
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Sends public reads to a streaming replica while that is in recovery, a copy of our primary, and at most `maxLagSeconds` behind.
 * Until the checks pass, and while they fail, the primary answers everything.
 */
export function createReplica(options: ReplicaOptions): Replica {
  const { url, maxLagSeconds, isProduction, primaryDb, observerDb, log } = options
  const db = connect(url, { ...timeLimits, genericPlans: true, keepsAll: true, isReadOnly: true })
  const lag = createLag()
  const abort = new AbortController()
  let system: string | undefined
  let goodChecks = 0
  let fault: string | undefined = 'has not been checked'

  const become = (next: string | undefined, error?: unknown): void => {
    if (next !== undefined) goodChecks = 0
    if (fault === next || abort.signal.aborted) return
    fault = next
    if (next === undefined) log.info('Reading from the replica')
    else log.warn({ err: error }, `The read server ${next}; reading from the primary`)
  }
  const findFault = async (): Promise<string | undefined> => {
    // The primary first, so that the replica has had time to replay its position. While it is silent, nothing newer can be read.
    const askedAt = performance.now()
    const primary = await findLogPosition(observerDb).catch(() => undefined)
    if (primary?.isInRecovery === false) {
      system = primary.system
      lag.mark(primary.position, askedAt)
    }
    const found = await findLogPosition(db)
    if (!found.isInRecovery) return 'is not a replica'
    if (system !== undefined && found.system !== system) return 'replicates another primary'
    return lag.behind(found.position) > maxLagSeconds ? 'has not caught up' : undefined
  }
  const check = async (): Promise<void> => {
    fillPool(primaryDb).catch(() => {})
    const found = await findFault()
    if (found !== undefined) return become(found)
    if (fault !== undefined) {
      await requireOwnRole(db, { app: 'api', isProduction, variable: 'DATABASE_READ_URL' })
      // Calls that turn to a cold pool at once would each wait for a login.
      await fillPool(db)
    }
    goodChecks += 1
    if (goodChecks >= checksToReturn) become(undefined)
  }
  const watch = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      await check().catch((error: unknown) => become('cannot be queried', error))
      await wait(intervalMs, undefined, { signal: abort.signal, ref: false }).catch(() => {})
    }
  }
  void watch()

  return {
    isUsed: () => fault === undefined,
    read: async (ask, askPrimary) => {
      if (fault !== undefined) return askPrimary()
      try {
        return await ask(db)
      } catch (error) {
        // Reads change nothing, and a bug of ours fails on the primary, too.
        if (error instanceof AppError) throw error
        if (isSilence(error as Error)) become('cannot be queried', error)
        else log.warn({ err: error }, 'read failed on the replica; retrying on the primary')
        return askPrimary()
      }
    },
    close: async () => {
      abort.abort()
      await db.destroy()
    },
  }
}

/** For operators: 1 while public reads come from the replica. */
export function observeReplica({ isUsed }: Replica, registry: Registry): void {
  const used = new Gauge({
    name: 'polydex_replica_used',
    help: '1 while public reads come from the replica',
    registers: [registry],
    collect: () => {
      used.set(isUsed() ? 1 : 0)
    },
  })
}

/**
 * The age of a replica's data by log positions and our own clock: PostgreSQL's time of the last applied transaction grows while
 * nothing is written, and says nothing about a replica that has lost its primary.
 */
function createLag() {
  let mark: { position: number; at: number } | undefined
  let newest = { position: 0, at: 0 }
  let freshAt = -Infinity
  return {
    /** Records that the primary's log had reached this position by this time. */
    mark: (position: number, at: number): void => {
      // The log of one server never goes back: this is another primary, or a restored one.
      if (position < newest.position) [mark, freshAt] = [undefined, -Infinity]
      newest = { position, at }
      mark ??= newest
    },
    /** Seconds by which a replica that has applied this position is behind. */
    behind: (applied: number): number => {
      if (mark !== undefined && applied >= mark.position) [freshAt, mark] = [mark.at, undefined]
      return (newest.at - freshAt) / 1_000
    },
  }
}
