import { plainAddress } from '@polydex/contract/plain-address'
import { createForwardedWarning } from '@polydex/process/warn-of-forwarded'
import type { RequestHandler } from 'express'
import type { WebConfig } from '../config.ts'

type Named = Pick<WebConfig, 'NODE_ENV' | 'SITE_ORIGIN' | 'TRUSTED_PROXIES' | 'namesProxies'>

const meaning = 'TRUSTED_PROXIES is empty: whatever stands before this process counts as the one visitor of the site'

/**
 * Behind an unnamed proxy all visitors have one address, and share its limits. Whoever runs the site is told: at the start
 * where no proxy is named and the site is on https, which this process does not speak; and when somebody who is not named
 * says whose request it is.
 */
export function warnOfProxies(
  { NODE_ENV, SITE_ORIGIN, TRUSTED_PROXIES, namesProxies }: Named,
  warn: (text: string) => void,
): RequestHandler {
  if (NODE_ENV !== 'production') return (_request, _response, next) => next()
  if (!namesProxies && SITE_ORIGIN.startsWith('https:')) warn(meaning)
  const note = createForwardedWarning(warn)
  return (request, _response, next) => {
    const peer = plainAddress(request.socket.remoteAddress ?? '') ?? ''
    if (request.headers['x-forwarded-for'] !== undefined && !TRUSTED_PROXIES(peer)) note(peer)
    next()
  }
}
