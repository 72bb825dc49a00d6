import type { ServerResponse } from 'node:http'
import type { Resolved } from './hostile-network.ts'

/** Environment in which a vector is tried. */
export type Place = {
  /** Host of the claimed tool. */
  host: string
  /** Port of the inner listeners. */
  port: number
  /** Port of another service at the attacker's public address. */
  otherPort: number
  /** Path of the request. */
  path: string
}

/** One way to make the worker connect to its inner network while it looks for the token of a claim. */
export type Vector = {
  name: string
  /** The mistake of a client that it exploits. */
  weakness: string
  /** Host of the tool, if the vector is in it. */
  host?: (place: Pick<Place, 'port'>) => string
  /** DNS answers, one per query; by default the attacker's public server. */
  answers?: readonly (readonly Resolved[])[]
  /** Answer of the attacker's server. */
  reply?: (response: ServerResponse, place: Place) => void
  /**
   * The client that it makes connect to the inner network: findProof without its address check (unguarded), a client
   * that follows everything (gullible), or one that checks a lookup of its own before it connects (checks-first).
   * Otherwise the reason why no Node client does.
   */
  works: 'unguarded' | 'gullible' | 'checks-first' | { notIn: string }
}
