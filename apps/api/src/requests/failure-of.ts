import { AppError } from '@polydex/core/app-error'
import type { ErrorCode } from '@polydex/contract/http/error'

/**
 * Failure that the caller gets for an error of PostgreSQL, its driver or the framework, by the beginning of its code.
 */
const codeOf: readonly [beginning: string, code: ErrorCode][] = [
  // The connection: none, broken, refused by the network.
  ['08', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['EPIPE', 'unavailable'],
  ['ETIMEDOUT', 'unavailable'],
  ['EHOSTUNREACH', 'unavailable'],
  ['ENOTFOUND', 'unavailable'],
  ['EAI_AGAIN', 'unavailable'],
  // Read-only: a standby, or an operator's switch.
  ['25006', 'unavailable'],
  // Serialization failures, deadlocks, lock timeouts.
  ['40001', 'unavailable'],
  ['40P01', 'unavailable'],
  ['55P03', 'unavailable'],
  // Out of disk, memory or connections.
  ['53', 'unavailable'],
  // Stopping, starting, or a statement that took too long.
  ['57P', 'unavailable'],
  ['57014', 'unavailable'],
  // The disk itself.
  ['58', 'unavailable'],
  // A whole call that took too long.
  ['FST_ERR_HANDLER_TIMEOUT', 'unavailable'],
]

/** The driver has no code for these. */
const messages = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|not queryable/

/** `unexpected` for bugs, `unavailable` for faults that may pass by themselves; an AppError names its own. */
export function failureOf(error: AppError | { code?: string; message: string }): ErrorCode {
  if (error instanceof AppError) return error.code
  const { code = '', message } = error
  const known = codeOf.find(([beginning]) => code.startsWith(beginning))
  return known?.[1] ?? (messages.test(message) ? 'unavailable' : 'unexpected')
}

/** Whether the database itself did not answer, rather than this one statement. */
export const isSilence = ({ code = '', message }: { code?: string; message: string }): boolean =>
  messages.test(message) || /^(08|57P|E[A-Z])/.test(code)
