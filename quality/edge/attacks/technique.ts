import type { EdgePorts } from '../../../scripts/edge/ask-edge.ts'
import type { Mirror } from './mirror.ts'

/** An edge under attack, and everything needed to judge the attack. */
export type Stand = {
  edge: EdgePorts
  /** An unchanged edge of deploy/nginx in front of the same origin, with plain visitors only. */
  untouched: EdgePorts
  /** The origin that reflects and records every request; undefined if the real web is behind the edge. */
  mirror: Mirror | undefined
  /** A logged-in visitor, and a text that only they may read. */
  victim: { cookie: string; secret: string }
  /** A public page that was not requested before. */
  newPage: () => string
  /** The same for a page with a known parameter, q. */
  newSearch: () => string
}

/** IP addresses that only this technique uses: limits count by address. */
export type Places = { attacker: string; visitor: string }

export type Technique = {
  name: string
  /** Returns what the attack obtained; undefined if it failed. */
  run: (stand: Stand, places: Places) => Promise<string | undefined>
  /** Needs an origin that misbehaves or records requests. */
  needsMirror?: true
}

export type AttackClass = {
  name: string
  /** The configuration mistake that this class exploits. */
  weakness: string
  weaken: (conf: string) => string
  techniques: Technique[]
  /** How many of the techniques must succeed on the weak edge. nginx itself refuses the rest, however it is configured. */
  works: number
  /** The weak edge is also tried in front of the real web. */
  isShownOnSite?: true
}

/** Replaces texts in a configuration. */
export const swap =
  (...pairs: (readonly [from: string, to: string])[]) =>
  (conf: string): string => {
    let changed = conf
    for (const [from, to] of pairs) changed = changed.replaceAll(from, to)
    return changed
  }
