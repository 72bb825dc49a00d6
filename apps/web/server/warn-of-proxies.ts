import type { RequestHandler } from 'express'
import type { WebConfig } from '../config.ts'

type Named = Pick<WebConfig, 'NODE_ENV' | 'SITE_ORIGIN' | 'namesProxies'>

const meaning = 'TRUSTED_PROXIES is empty: whatever stands before this process counts as the one visitor of the site'

/**
 * Behind an unnamed proxy all visitors have one address, and share its limits. Whoever runs the site is told once: at the
 * start where the site is on https, which this process does not speak, else by the first request that came through one.
 */
export function warnOfProxies(
  { NODE_ENV, SITE_ORIGIN, namesProxies }: Named,
  warn: (text: string) => void,
): RequestHandler {
  let isDue = NODE_ENV === 'production' && !namesProxies
  const say = () => {
    isDue = false
    warn(meaning)
  }
  if (isDue && SITE_ORIGIN.startsWith('https:')) say()
  return (request, _response, next) => {
    if (isDue && request.headers['x-forwarded-for'] !== undefined) say()
    next()
  }
}
