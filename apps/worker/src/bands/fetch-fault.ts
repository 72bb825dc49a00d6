import { AnswerError, TooSlowError } from '@polydex/core/outside/open-public'

/** Statuses of a server, or of a proxy before it, that say nothing about the list: we cannot get it now. */
const isAway = (status: number): boolean => status >= 500 || [401, 403, 407, 408, 425, 429].includes(status)

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined

/**
 * Transport faults: they say nothing about the list, which the next run requests again. Only the platform gives errors
 * a code: of the network, DNS or TLS. Faults of a list have none.
 */
export function isFaultOfWay(error: unknown): boolean {
  if (error instanceof TooSlowError) return true
  if (error instanceof AnswerError) return isAway(error.status)
  return codeOf(error) !== undefined
}

/**
 * Faults of TLS and of authentication (401, 407) last until an operator acts; all other transport faults may pass in a
 * minute.
 */
export function mayPass(error: unknown): boolean {
  if (!isFaultOfWay(error)) return false
  if (error instanceof AnswerError) return ![401, 407].includes(error.status)
  return !/^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_|EPROTO|ERR_SSL_)/.test(codeOf(error) ?? '')
}

/** Characters. The server controls part of the text: the address that it redirects to. */
const maxLength = 300

/** Describes a fault in one line, without a class name: `band_fetches` stores it for the operator. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxLength)
  // If several addresses of a host were tried in vain, the message is empty.
  const text = error.message === '' ? (codeOf(error) ?? error.name) : error.message
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)
}
