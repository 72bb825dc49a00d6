import express, { type Express } from 'express'
import { serveRobots } from './serve-robots.ts'
import { serveSitemaps, type SitemapOptions } from './serve-sitemaps.ts'

/** Serves what crawlers request first: robots.txt and the sitemaps it lists. Everything else falls through. */
export function createSitemapApp(options: SitemapOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(serveRobots(options.origin))
  app.use(serveSitemaps(options))
  return app
}
