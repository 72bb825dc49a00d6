import { AppError } from '../app-error.ts'

type Queues = Map<string, (() => void)[]>

/** Thrown if all slots are taken, in total or those of one owner. */
export const noTurnLeft = (): AppError => new AppError('unavailable', 'Too many at once; try again in a moment')

type Turns = {
  /**
   * Runs work when its turn comes. Owners take turns (round robin), however much work each has queued; known owners
   * together have every other turn.
   */
  takeTurn: <Result>(owner: string, work: () => Promise<Result>, isKnown?: boolean) => Promise<Result>
  /** Whether new work would be refused now. */
  isFull: (isKnown: boolean) => boolean
  counts: () => { running: number; waiting: number }
}

type Bounds = {
  atOnce: number
  waiting: number
  /** Of these places, those that only known owners get; each of them one. */
  reserved: number
  /** Queue length per owner: a flood for one account fills only that account's queue. */
  waitingOfOne: number
}

/**
 * Runs at most `atOnce` pieces of work and queues at most `waiting` more; beyond that it throws `unavailable`
 * immediately. For work that is expensive on purpose: without an upper bound, a flood of it would take all memory.
 * While work is queued, each slot rests as long as it worked, so that a flood leaves half of its core to other work.
 */
export function createTurns({ atOnce, waiting, reserved, waitingOfOne }: Bounds): Turns {
  let running = 0
  let queued = 0
  /** Waiting work by owner; the owner whose turn is next comes first. */
  const [ofKnown, ofOthers]: [Queues, Queues] = [new Map(), new Map()]
  let wasKnown = false

  const leave = (): (() => void) | undefined => {
    // Every other turn: a known owner must not wait behind a whole flood, nor keep all others waiting.
    const queues = ofKnown.size > 0 && (!wasKnown || ofOthers.size === 0) ? ofKnown : ofOthers
    wasKnown = queues === ofKnown
    const [first] = queues
    if (first === undefined) return undefined
    const [owner, queue] = first
    const next = queue.shift()
    // To the end: all other waiting owners come before this owner's next piece.
    queues.delete(owner)
    if (queue.length > 0) queues.set(owner, queue)
    queued -= 1
    return next
  }

  /** Hands a free slot to the next in line, so that no later work can take it. */
  const passOn = (): void => {
    const next = leave()
    if (next === undefined) running -= 1
    else next()
  }

  const isFull = (isKnown: boolean) => running >= atOnce && queued >= (isKnown ? waiting : waiting - reserved)

  const wait = (owner: string, isKnown: boolean): Promise<void> => {
    const queues = isKnown ? ofKnown : ofOthers
    const queue = queues.get(owner) ?? []
    if (queue.length >= (isFull(false) ? 1 : waitingOfOne)) throw noTurnLeft()
    queues.set(owner, queue)
    queued += 1
    return new Promise((resolve) => {
      queue.push(resolve)
    })
  }

  const takeTurn: Turns['takeTurn'] = async (owner, work, isKnown = false) => {
    if (isFull(isKnown)) throw noTurnLeft()
    if (running < atOnce) running += 1
    else await wait(owner, isKnown)
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (queued === 0) passOn()
      else setTimeout(passOn, performance.now() - began)
    }
  }
  return { takeTurn, isFull, counts: () => ({ running, waiting: queued }) }
}
