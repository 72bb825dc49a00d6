import type { ProductionFacts } from '@polydex/core/db/find-production-facts'
import type { RoleFacts } from '@polydex/core/db/find-role-facts'

export type ReplicaFacts = RoleFacts & {
  isInRecovery: boolean
  /** Whether it is a copy of the server that DATABASE_URL names; undefined where that did not answer. */
  isOfPrimary: boolean | undefined
}

/** Everything the checks look at; none of them does I/O itself. */
export type Facts = {
  environment: Readonly<Record<string, string | undefined>>
  /** Why PostgreSQL did not answer the api, or what it said; undefined where no database is configured. */
  database: ProductionFacts | { fault: string } | undefined
  /** Who the worker is to PostgreSQL; undefined where it did not answer. */
  worker: RoleFacts | undefined
  /** Who the desk is to it; undefined where there is none, or it did not answer. */
  desk: RoleFacts | undefined
  /** What DATABASE_READ_URL names; undefined where there is none. */
  replica: ReplicaFacts | { fault: string } | undefined
  redis: 'there' | 'away' | undefined
  today: Date
  /** Such as 24.21.0. */
  nodeVersion: string
  hasBuild: boolean
  /** Whether `.git` is beside the program. */
  hasHistory: boolean
  /** What the apps themselves refuse, as `VARIABLE: fault`. */
  settingFaults: readonly string[]
}

/** A refusal keeps a site from being opened; a warning is a choice that somebody should have made. */
export type Finding = { level: 'refusal' | 'warning'; fault: string; remedy: string }

export type Check = { name: string; find: (facts: Facts) => Finding | undefined }

/** Settings that are empty count as none. */
export const read = ({ environment }: Facts, name: string): string | undefined => environment[name] || undefined

export const isTrue = (facts: Facts, name: string): boolean =>
  /^(true|1|yes|on|y|enabled)$/i.test(read(facts, name) ?? '')

export function readUrl(facts: Facts, name: string): URL | undefined {
  const text = read(facts, name)
  return text !== undefined && URL.canParse(text) ? new URL(text) : undefined
}

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/
export const isLoopback = (host: string): boolean => loopback.test(host)

/** A demonstration on the own machine: what only strangers could misuse is a warning there. */
const isTrial = (facts: Facts): boolean =>
  isTrue(facts, 'DEMO') && isLoopback(readUrl(facts, 'SITE_ORIGIN')?.hostname ?? '')

export const refuse = (fault: string, remedy: string): Finding => ({ level: 'refusal', fault, remedy })
export const warn = (fault: string, remedy: string): Finding => ({ level: 'warning', fault, remedy })

/** A refusal, and a warning in a demonstration on the own machine. */
export const refuseStrangers = (facts: Facts, fault: string, remedy: string): Finding =>
  isTrial(facts) ? warn(fault, remedy) : refuse(fault, remedy)
