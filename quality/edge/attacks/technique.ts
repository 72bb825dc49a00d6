import type { EdgePorts } from '../../../scripts/edge/ask-edge.ts'
import type { Mirror } from './mirror.ts'

/** An edge under attack, and what is needed to judge the attack. */
export type Stand = {
  edge: EdgePorts
  /** An edge of deploy/nginx as it is, before the same origin, which plain visitors alone ask. */
  untouched: EdgePorts
  /** The origin that shows and records all that it is asked; undefined where the real web is behind the edge. */
  mirror: Mirror | undefined
  /** A logged-in visitor, and a text that only they may read. */
  victim: { cookie: string; secret: string }
  /** A public page that was not asked for before. */
  newPage: () => string
  /** The same of a page with a known parameter, q. */
  newSearch: () => string
}

/** Network addresses of this technique alone: limits count by them. */
export type Places = { attacker: string; visitor: string }

export type Technique = {
  name: string
  /** What the attack got, if it got something. */
  run: (stand: Stand, places: Places) => Promise<string | undefined>
  /** It needs an origin that misbehaves or records. */
  needsMirror?: true
}

export type AttackClass = {
  name: string
  /** The mistake of a configuration on which the class works. */
  weakness: string
  weaken: (conf: string) => string
  techniques: Technique[]
  /** How many of them work there at least. nginx itself refuses the rest, however it is configured. */
  works: number
  /** The real web is behind the weak edge too. */
  isShownOnSite?: true
}

/** Changes a configuration by pairs of what stands there and what shall. */
export const swap =
  (...pairs: (readonly [from: string, to: string])[]) =>
  (conf: string): string => {
    let changed = conf
    for (const [from, to] of pairs) changed = changed.replaceAll(from, to)
    return changed
  }
