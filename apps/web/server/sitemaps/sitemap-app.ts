import express, { type Express } from 'express'
import { serveRobots } from './serve-robots.ts'
import { serveSitemaps, type SitemapOptions } from './serve-sitemaps.ts'

/** What search engines ask for first: robots.txt and the files it leads to. Everything else is passed on. */
export function createSitemapApp(options: SitemapOptions): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(serveRobots(options.origin))
  app.use(serveSitemaps(options))
  return app
}
