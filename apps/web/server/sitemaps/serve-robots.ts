import { siteLocales } from '@polydex/contract/site/site'
import type { RequestHandler } from 'express'
import { cacheRules } from '../../app/http/cache-rules.ts'
import { sitemapPath } from './sitemap-address.ts'

/**
 * Disallows nothing: crawlers need scripts, images and API calls to render pages, and a `noindex` page must be
 * crawlable for its `noindex` to be seen.
 */
export const writeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /',
    '',
    ...siteLocales.map(({ code }) => `Sitemap: ${origin}${sitemapPath({ locale: code, kind: 'index' })}`),
    '',
  ].join('\n')

/** /robots.txt; depends only on the site's origin. */
export const serveRobots = (origin: string): RequestHandler => {
  const text = writeRobots(origin)
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (request.path !== '/robots.txt' || !isRead) return next()
    response.set('Cache-Control', cacheRules.robots.says).type('text/plain').send(text)
  }
}
