import type { EdgePorts } from '../../../scripts/edge/ask-edge.ts'
import { createVisitor } from '../many-visitors.ts'

/** An open loop: sends requests at this rate, answered or not, until the returned function is called. */
export function keepAsking(perSecond: number, ask: (turn: number) => Promise<unknown>): () => Promise<void> {
  const open = new Set<Promise<unknown>>()
  let turn = 0
  const timer = setInterval(() => {
    const asked = ask(turn++).catch(() => {})
    open.add(asked)
    void asked.finally(() => open.delete(asked))
  }, 1_000 / perSecond)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
  }
}

type Visits = {
  perSecond: number
  pathOf: (turn: number) => string
  /** Number of client addresses, and the number of the first one. */
  visitors: number
  firstVisitor: number
}

/** Keeps visiting the edge, each visitor from an address of their own, until the returned function is called. */
export function keepVisiting(ports: EdgePorts, { perSecond, pathOf, visitors, firstVisitor }: Visits) {
  const some = Array.from({ length: visitors }, (_none, index) => createVisitor(ports, firstVisitor + index))
  const stop = keepAsking(perSecond, async (turn) => some[turn % visitors]?.ask(pathOf(turn)))
  return async () => {
    await stop()
    for (const visitor of some) visitor.leave()
  }
}

let searches = 0
/** A path that has not been requested before. */
export const unseen = (): string => `/find?q=photo${(searches += 1)}`
