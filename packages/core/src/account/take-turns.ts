import { AppError } from '../app-error.ts'

/** Thrown when all places are taken. */
export const noTurnLeft = (): AppError => new AppError('unavailable', 'Too many at once; try again in a moment')

type Turns = {
  /** Runs a piece of work when its turn comes. Owners take turns, however much work each of them has. */
  takeTurn: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>
  /** Whether new work would be refused now. */
  isFull: () => boolean
}

type Bounds = {
  atOnce: number
  waiting: number
  /** Of one owner: a flood for one account fills its own places and nobody else's. */
  waitingOfOne: number
}

/**
 * Lets `atOnce` pieces of work run and `waiting` more wait; beyond that `unavailable` is thrown at once. For work that is
 * expensive on purpose: without an upper bound, a flood of it would take all memory. While somebody waits, each
 * place rests as long as it worked, so that a flood leaves half of its core to everybody else.
 */
export function createTurns({ atOnce, waiting, waitingOfOne }: Bounds): Turns {
  let running = 0
  let queued = 0
  /** Those who wait, by owner; the owner whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>()

  const leave = (): (() => void) | undefined => {
    const [first] = queues
    if (first === undefined) return undefined
    const [owner, queue] = first
    const next = queue.shift()
    // To the end: everybody else who waits comes before this owner's next piece.
    queues.delete(owner)
    if (queue.length > 0) queues.set(owner, queue)
    queued -= 1
    return next
  }

  /** A free place is handed to the next in line, so that no later work can take it. */
  const passOn = (): void => {
    const next = leave()
    if (next === undefined) running -= 1
    else next()
  }

  const isFull = () => running >= atOnce && queued >= waiting

  const wait = (owner: string): Promise<void> => {
    const queue = queues.get(owner) ?? []
    if (queue.length >= waitingOfOne) throw noTurnLeft()
    queues.set(owner, queue)
    queued += 1
    return new Promise((resolve) => {
      queue.push(resolve)
    })
  }

  const takeTurn: Turns['takeTurn'] = async (owner, work) => {
    if (isFull()) throw noTurnLeft()
    if (running < atOnce) running += 1
    else await wait(owner)
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (queued === 0) passOn()
      else setTimeout(passOn, performance.now() - began)
    }
  }
  return { takeTurn, isFull }
}
