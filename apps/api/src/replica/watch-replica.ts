import { setTimeout as wait } from 'node:timers/promises'
import type { LogPosition } from '@polydex/core/db/find-log-position'
import { createReplicaLag } from '@polydex/core/db/replica-lag'

/** Milliseconds: between two checks, and until a server must answer in a check. */
const [intervalMs, answerMs] = [1_000, 400]
const pauseUsually = (signal: AbortSignal): Promise<unknown> => wait(intervalMs, undefined, { signal, ref: false })
/** Good checks in a row before a replica is used: one that comes and goes would make pages flicker. */
const checksToReturn = 3

/** What is wrong with a replica: the end of a sentence for the log. */
export type ReplicaFault = 'cannot be queried' | 'is not a replica' | 'replicates another primary' | 'has not caught up'

export type ReplicaWatch = {
  isUsed: () => boolean
  /** Changes whenever the replica starts or stops being used. */
  turn: () => number
  /** Undefined if unknown. */
  lagSeconds: () => number | undefined
  /** Call this after a read that failed as if the replica were down: it checks immediately. */
  suspect: () => void
  /** Call this when a connection has proof of a fault: the replica is no longer used, effective immediately. */
  leave: (fault: ReplicaFault) => void
  end: () => void
}

type Watched = {
  findPrimary: () => Promise<LogPosition>
  findReplica: () => Promise<LogPosition>
  maxLagSeconds: number
  /** `fault` undefined: the replica is used from now on. `error`: why it cannot be read. */
  onChange: (fault: ReplicaFault | undefined, error?: unknown) => void
  now?: () => number
  /** Waits between two checks. */
  pause?: (signal: AbortSignal) => Promise<unknown>
}

/**
 * Decides whether public reads go to a replica: while it is in recovery, a copy of our primary, and at most `maxLagSeconds`
 * behind. While the primary does not answer, a replica in use stays in use: nothing newer can be read.
 */
export function watchReplica({
  findPrimary,
  findReplica,
  maxLagSeconds,
  onChange,
  now = () => performance.now(),
  pause = pauseUsually,
}: Watched): ReplicaWatch {
  const lag = createReplicaLag()
  const abort = new AbortController()
  let state: ReplicaFault | 'used' | 'unknown' = 'unknown'
  let [turn, goodChecks] = [0, 0]
  let system: string | undefined
  let lagSeconds: number | undefined
  let checking: Promise<void> | undefined

  const become = (fault: ReplicaFault | undefined, error?: unknown): void => {
    if (fault !== undefined) goodChecks = 0
    const next = fault ?? 'used'
    if (state === next || abort.signal.aborted) return
    if (state === 'used' || next === 'used') turn += 1
    state = next
    onChange(fault, error)
  }
  const findFault = (replica: LogPosition): ReplicaFault | undefined => {
    if (!replica.isInRecovery) return 'is not a replica'
    if (system !== undefined && replica.system !== system) return 'replicates another primary'
    lagSeconds = lag.behind(replica.position)
    return lagSeconds === undefined || lagSeconds > maxLagSeconds ? 'has not caught up' : undefined
  }
  const check = async (): Promise<void> => {
    // The primary first, so that the replica has had time to replay its position.
    const askedAt = now()
    const primary = await inTime(findPrimary()).catch(() => undefined)
    if (primary?.isInRecovery === false) {
      system = primary.system
      lag.mark(primary.position, askedAt)
    }
    lagSeconds = undefined
    try {
      const fault = findFault(await inTime(findReplica()))
      if (fault !== undefined) return become(fault)
      goodChecks += 1
      if (goodChecks >= checksToReturn) become(undefined)
    } catch (error) {
      become('cannot be queried', error)
    }
  }
  const checkOnce = (): Promise<void> => (checking ??= check().finally(() => (checking = undefined)))
  const watch = async (): Promise<void> => {
    while (!abort.signal.aborted) {
      await checkOnce()
      await pause(abort.signal).catch(() => {})
    }
  }
  void watch()

  return {
    isUsed: () => state === 'used',
    turn: () => turn,
    lagSeconds: () => lagSeconds,
    suspect: () => void checkOnce(),
    leave: become,
    end: () => abort.abort(),
  }
}

/** Throws if a server takes longer than `answerMs`. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const end = new AbortController()
  const late = wait(answerMs, undefined, { signal: end.signal }).then(() => {
    throw new Error(`no answer within ${answerMs} ms`)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    // The race is decided: ignore later rejections.
    for (const promise of [answer, late]) promise.catch(() => {})
    end.abort()
  }
}
