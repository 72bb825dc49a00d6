import { locales } from '@polydex/contract/locale'
import type { RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { sitemapPath } from './sitemap-address.ts'

/**
 * Nothing is forbidden: pages need their scripts, pictures and calls to be drawn, and a page that is not to be found
 * says so itself, which only who may read it can hear.
 */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    ...locales.map(({ code }) => `Sitemap: ${origin}${sitemapPath({ locale: code, kind: 'index' })}`),
    '',
  ].join('\n')

/** /robots.txt, which depends on the site's address alone. */
export const serveRobots = (origin: string): RequestHandler => {
  const text = writeRobots(origin)
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.path !== '/robots.txt' || !isRead) return next()
    response.set('Cache-Control', cacheRules.robots.says).type('text/plain').send(text)
  }
}
