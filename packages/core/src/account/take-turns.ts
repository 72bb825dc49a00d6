import { AppError } from '../app-error.ts'

/** What whoever comes too late is told. */
export const noTurnLeft = (): AppError => new AppError('unavailable', 'Too many at once; try again in a moment')

type Turns = {
  /** Runs a piece of work when its turn comes. */
  takeTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Whoever came now would be refused. */
  isFull: () => boolean
}

/**
 * Lets `atOnce` pieces of work run and `waiting` more wait, in the order they came; whoever comes after that is told
 * `unavailable` at once. For work that is expensive on purpose: without a bound, a flood of it would take all memory.
 * While somebody waits, each place rests as long as it worked, so that a flood leaves half of its core to everybody else.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }): Turns {
  let running = 0
  const queue: (() => void)[] = []

  /** A free place goes from hand to hand, so that nobody who comes later can take it. */
  const passOn = (): void => {
    const next = queue.shift()
    if (next === undefined) running -= 1
    else next()
  }

  const isFull = () => running >= atOnce && queue.length >= waiting

  const takeTurn: Turns['takeTurn'] = async (work) => {
    if (isFull()) throw noTurnLeft()
    if (running < atOnce) running += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (queue.length === 0) passOn()
      else setTimeout(passOn, performance.now() - began)
    }
  }
  return { takeTurn, isFull }
}
