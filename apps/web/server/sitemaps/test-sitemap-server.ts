import express, { type Express } from 'express'
import { createCallApi } from '../../app/api/call-api.ts'
import { createRenderSlots } from '../render-slots.ts'
import { serveSitemaps } from './serve-sitemaps.ts'

/** Sitemaps alone, for tests that have an API and no built pages. */
export function createSitemapServer(origin: string, apiBase: string): Express {
  const server = express()
  server.use(
    serveSitemaps({
      origin,
      callApiFor: () => createCallApi(apiBase),
      slots: createRenderSlots(0),
      shed: async (_request, response) => void response.status(503).end(),
    }),
  )
  return server
}
