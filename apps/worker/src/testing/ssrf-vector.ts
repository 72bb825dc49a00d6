import type { ServerResponse } from 'node:http'
import type { Resolved } from './hostile-network.ts'

/** Where a vector is tried. */
export type Place = {
  /** Of the claimed tool. */
  host: string
  /** Of the inner listeners. */
  port: number
  /** Of a service of another kind at the attacker's public address. */
  otherPort: number
  /** Of the request. */
  path: string
}

/** One way to have the worker connect to its inner network while it looks for the token of a claim. */
export type Vector = {
  name: string
  /** The mistake of a client on which it works. */
  weakness: string
  /** Host of the tool, if the vector is in it. */
  host?: (place: Pick<Place, 'port'>) => string
  /** Answers of DNS, one for each question; by default the attacker's public server. */
  answers?: readonly (readonly Resolved[])[]
  /** Answer of the attacker's server. */
  reply?: (response: ServerResponse, place: Place) => void
  /**
   * What connects to the inner network by it: findProof without its check of addresses (unguarded), a client that follows
   * everything (gullible), or one that checks a lookup of its own before it connects (checks-first). Otherwise the reason
   * why no client of Node does.
   */
  works: 'unguarded' | 'gullible' | 'checks-first' | { notIn: string }
}
