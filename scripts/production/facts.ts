import type { ProductionFacts } from '@polydex/core/installation/find-production-facts'
import type { RoleFacts } from '@polydex/core/installation/find-role-facts'

export type ReplicaFacts = RoleFacts & {
  isInRecovery: boolean
  /** Whether it is a copy of the server in DATABASE_URL; undefined if that did not answer. */
  isOfPrimary: boolean | undefined
}

/** Input of all checks, none of which does I/O itself. */
export type Facts = {
  environment: Readonly<Record<string, string | undefined>>
  /** What PostgreSQL told the api, or why it did not answer; undefined if no database is configured. */
  database: ProductionFacts | { fault: string } | undefined
  /** The worker's role in PostgreSQL; undefined if it did not answer. */
  worker: RoleFacts | undefined
  /** The desk's role in PostgreSQL; undefined if there is no desk, or PostgreSQL did not answer. */
  desk: RoleFacts | undefined
  /** The server in DATABASE_READ_URL; undefined if that is not set. */
  replica: ReplicaFacts | { fault: string } | undefined
  redis: 'there' | 'away' | undefined
  today: Date
  /** Such as 24.21.0. */
  nodeVersion: string
  hasBuild: boolean
  /** Whether there is a `.git` next to the program. */
  hasHistory: boolean
  /** Settings that the apps themselves refuse, as `VARIABLE: fault`. */
  settingFaults: readonly string[]
}

/** A refusal means that the site must not go public; a warning is a choice that the operator should make deliberately. */
export type Finding = { level: 'refusal' | 'warning'; fault: string; remedy: string }

/** Reads a setting; an empty one counts as unset. */
export const read = ({ environment }: Facts, name: string): string | undefined => environment[name] || undefined

export const isTrue = (facts: Facts, name: string): boolean =>
  /^(true|1|yes|on|y|enabled)$/i.test(read(facts, name) ?? '')

export function readUrl(facts: Facts, name: string): URL | undefined {
  const text = read(facts, name)
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined
}

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/
export const isLoopback = (host: string): boolean => loopback.test(host)

/** A demonstration on a loopback host: risks that only strangers could exploit are warnings there. */
const isTrial = (facts: Facts): boolean =>
  isTrue(facts, 'DEMO') && isLoopback(readUrl(facts, 'SITE_ORIGIN')?.hostname ?? '')

export const refuse = (fault: string, remedy: string): Finding => ({ level: 'refusal', fault, remedy })
export const warn = (fault: string, remedy: string): Finding => ({ level: 'warning', fault, remedy })

/** A refusal; in a demonstration on a loopback host only a warning. */
export const refuseStrangers = (facts: Facts, fault: string, remedy: string): Finding =>
  isTrial(facts) ? warn(fault, remedy) : refuse(fault, remedy)
