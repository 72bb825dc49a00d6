import { plainAddress } from '@polydex/contract/address/plain-address'
import { createForwardedWarning } from '@polydex/process/warn-of-forwarded'
import type { RequestHandler } from 'express'
import type { WebConfig } from '../../config.ts'

type Named = Pick<WebConfig, 'NODE_ENV' | 'SITE_ORIGIN' | 'TRUSTED_PROXIES' | 'namesProxies'>

const noProxiesWarning = 'TRUSTED_PROXIES is empty: all visitors behind a proxy share one address'

/**
 * Behind a proxy that is not configured, all visitors share one address and its limits. Warns the operator at startup
 * if no proxy is configured although the site is on https, which this process does not serve itself; and when an
 * untrusted peer sends X-Forwarded-For.
 */
export function warnOfProxies(
  { NODE_ENV, SITE_ORIGIN, TRUSTED_PROXIES, namesProxies }: Named,
  warn: (text: string) => void,
): RequestHandler {
  if (NODE_ENV !== 'production') return (_request, _response, next) => next()
  if (!namesProxies && SITE_ORIGIN.startsWith('https:')) warn(noProxiesWarning)
  const note = createForwardedWarning(warn)
  return (request, _response, next) => {
    const peer = plainAddress(request.socket.remoteAddress ?? '') ?? ''
    if (request.headers['x-forwarded-for'] !== undefined && !TRUSTED_PROXIES(peer)) note(peer)
    next()
  }
}
