import { AnswerError, TooSlowError } from '@polydex/core/catalogue/source/open-public'

/** Answers of a server, or of something before it, that say nothing about the list: it is not there for us now. */
const isAway = (status: number): boolean => status >= 500 || [401, 403, 407, 408, 425, 429].includes(status)

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined

/**
 * Faults of the way: they say nothing about the list, which is asked for again by the next run. Only the platform gives an
 * error a code: of the network, of names, of certificates. What is wrong with a list has none.
 */
export function isFaultOfWay(error: unknown): boolean {
  if (error instanceof TooSlowError) return true
  if (error instanceof AnswerError) return isAway(error.status)
  return codeOf(error) !== undefined
}

/** Faults of certificates and of who may ask stay until somebody does something; all others of the way may pass in a minute. */
export function mayPass(error: unknown): boolean {
  if (!isFaultOfWay(error)) return false
  if (error instanceof AnswerError) return ![401, 407].includes(error.status)
  return !/^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_|EPROTO|ERR_SSL_)/.test(codeOf(error) ?? '')
}

/** A server chooses some of the text: an address that it redirects to. */
const maxLength = 300

/** One line that says what is wrong, without the name of a class: `band_fetches` keeps it, and an operator reads it. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, maxLength)
  // Where several addresses of a host were tried in vain, the message is empty.
  const text = error.message === '' ? (codeOf(error) ?? error.name) : error.message
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, maxLength)
}
