import { AppError } from '@polydex/core/app-error'
import { connect, type Db } from '@polydex/core/db/connect'
import { findLogPosition } from '@polydex/core/db/find-log-position'
import { requireOwnRole } from '@polydex/core/db/find-role-facts'
import { fillPool } from '@polydex/core/db/pool-counts'
import type { FastifyBaseLogger } from 'fastify'
import { isSilence } from '../failure-of.ts'
import { watchReplica, type ReplicaWatch } from './watch-replica.ts'

/**
 * Milliseconds. After a read has timed out on the replica, the primary must still answer it within the 2.5 s of the call: 0.3 s
 * for a connection, 0.8 s for the statement and 0.2 s for its answer leave more than a second.
 */
const timeLimits = { connectTimeoutMs: 300, statementTimeoutMs: 800 }

/** Who answered a public read. `retried`: the primary, after the replica had failed. */
type ReadSource = 'replica' | 'primary' | 'retried'

export type Replica = Pick<ReplicaWatch, 'isUsed' | 'turn' | 'lagSeconds'> & {
  /** Runs a read on the replica while the replica is used; otherwise, or if it fails there, on the primary. */
  read: <Answer>(ask: (db: Db) => Promise<Answer>, askPrimary: () => Promise<Answer>) => Promise<Answer>
  /** Public reads since the start of the process. */
  countReads: () => Readonly<Record<ReadSource, number>>
  close: () => Promise<void>
}

type ReplicaOptions = {
  url: string
  maxLagSeconds: number
  isProduction: boolean
  /** The pool to the primary. Kept full, because the primary must be able to take over at any moment. */
  primaryDb: Db
  /** Connections to the primary outside its pool. */
  observerDb: Db
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** Opens the pool to the replica and starts to watch it. Until the checks pass, the primary answers everything. */
export function createReplica({
  url,
  maxLagSeconds,
  isProduction,
  primaryDb,
  observerDb,
  log,
}: ReplicaOptions): Replica {
  const db = connect(url, {
    ...timeLimits,
    genericPlans: true,
    keepsAll: true,
    isReadOnly: true,
    onPromoted: () => leavePromoted(),
  })
  // A dedicated connection: if it breaks, the server has gone down and may come back with an older state.
  const watchDb = connect(url, { ...timeLimits, poolSize: 1, isReadOnly: true, onLost: () => leaveLost() })
  const findReplica = async () => {
    if (watch.isUsed()) fillAside(db)
    else {
      await requireOwnRole(watchDb, { app: 'api', isProduction, variable: 'DATABASE_READ_URL' })
      await fillPool(db)
    }
    return findLogPosition(watchDb)
  }
  const watch: ReplicaWatch = watchReplica({
    findPrimary: () => {
      fillAside(primaryDb)
      return findLogPosition(observerDb)
    },
    findReplica,
    maxLagSeconds,
    onChange: (fault, error) => {
      if (fault === undefined) log.info('Reading from the replica')
      else log.warn({ err: error }, `The read server ${fault}; reading from the primary`)
    },
  })
  const leavePromoted = () => watch.leave('is not a replica')
  const leaveLost = () => watch.leave('cannot be queried')
  return {
    ...watch,
    ...createReads(db, watch, log),
    close: async () => {
      watch.end()
      await Promise.all([db.destroy(), watchDb.destroy()])
    },
  }
}

/** Fills a pool in the background. Failures are ignored: the next check tries again. */
const fillAside = (db: Db): void => {
  fillPool(db).catch(() => {})
}

/** Retries every failure except an AppError on the primary: reads change nothing, and a bug of ours fails there, too. */
export function createReads(
  db: Db,
  { isUsed, turn, suspect }: Pick<ReplicaWatch, 'isUsed' | 'turn' | 'suspect'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Pick<Replica, 'read' | 'countReads'> {
  const reads: Record<ReadSource, number> = { replica: 0, primary: 0, retried: 0 }
  return {
    countReads: () => reads,
    read: async (ask, askPrimary) => {
      if (!isUsed()) {
        reads.primary += 1
        return askPrimary()
      }
      const turnBefore = turn()
      const answer = await ask(db).then(
        (value) => () => value,
        (error: Error) => {
          if (error instanceof AppError)
            return () => {
              throw error
            }
          if (isSilence(error)) suspect()
          else log.warn({ err: error }, 'read failed on the replica; retrying on the primary')
          return undefined
        },
      )
      // Discards an answer if the replica was found unusable meanwhile.
      if (answer !== undefined && turn() === turnBefore) {
        reads.replica += 1
        return answer()
      }
      reads.retried += 1
      return askPrimary()
    },
  }
}
