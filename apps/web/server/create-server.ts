import type { ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createRequestHandler } from '@react-router/express'
import express, { type Express, type RequestHandler } from 'express'
import type { ServerBuild } from 'react-router'
import sirv from 'sirv'
import { resolveApiBase } from '../app/api/api-base.ts'
import type * as entryServer from '../app/entry.server.tsx'
import { readDevice } from '../app/session/token-cookie.ts'
import type { WebConfig } from '../config.ts'
import { clientAddressOf } from './client-address.ts'
import { boundForms } from './bound-forms.ts'
import { serveCovers } from './covers/serve-covers.ts'
import { describeSite } from './describe-site.ts'
import { createGateway } from './gateway.ts'
import { readSession } from './read-session.ts'
import { redirectRoot, redirectToCanonical } from './redirect-address.ts'
import { refuseForm } from './refuse-form.ts'
import { refuseTarget } from './refuse-target.ts'
import { isChange } from './same-origin.ts'
import { leavePolicyToPages, securityHeaders } from './security-headers.ts'

const yearInSeconds = 365 * 24 * 60 * 60
const dayInSeconds = 24 * 60 * 60

export type WebServerParts = {
  config: WebConfig
  build: ServerBuild | (() => Promise<ServerBuild>)
  /** Hashed files and public/, or Vite's own middleware in development. */
  assets: RequestHandler[]
}

/** The order is the order in which a request is looked at. Opens no port. */
export function createServer({ config, build, assets }: WebServerParts): Express {
  const site = describeSite(config)
  const apiBase = resolveApiBase(config, 'server')
  const secureCookies = config.NODE_ENV !== 'development'
  const server = express()
  server.disable('x-powered-by')
  server.disable('etag') // packResponse makes its own, from the body before compression
  server.use(securityHeaders)
  server.use(refuseTarget)
  server.use(
    '/api',
    createGateway({ apiBase, siteOrigin: site.origin, secureCookies, isTrustedProxy: config.TRUSTED_PROXIES }),
  )
  server.use('/flags', serveFlags(), missingFile)
  server.use('/covers', serveCovers, missingFile)
  server.use(...assets)
  server.use(redirectToCanonical)
  server.use(redirectRoot(site.localeCookie))
  server.use(refuseForm(site.origin))
  server.use(
    boundForms({
      formsPerSecond: config.FORMS_PER_SECOND,
      isTrustedProxy: config.TRUSTED_PROXIES,
      renderBusy: async (pathname) => {
        const { entry, assets: manifest } = await readBuild(build)
        return (entry.module as unknown as typeof entryServer).renderBusy(pathname, manifest)
      },
    }),
  )
  server.use(leavePolicyToPages)
  server.use(
    createRequestHandler({
      build: withOwnOrigin(build, site.origin),
      mode: config.NODE_ENV,
      // Made inside the build: contexts are told apart by identity, and the build has its own copy of each.
      getLoadContext: async (request) => {
        const { entry } = await readBuild(build)
        const { createLoadContext } = entry.module as unknown as typeof entryServer
        const session = readSession(request)
        const client = {
          address: clientAddressOf(request, config.TRUSTED_PROXIES),
          userAgent: request.get('user-agent'),
          device: isChange(request.method) ? readDevice(request.get('cookie')) : undefined,
        }
        return createLoadContext({ apiBase, site, secureCookies, session, client })
      },
    }),
  )
  return server
}

const readBuild = async (build: WebServerParts['build']): Promise<ServerBuild> =>
  typeof build === 'function' ? build() : build

/** The router compares a form's origin with its own idea of it, which is wrong behind an edge that ends TLS. */
function withOwnOrigin(build: WebServerParts['build'], origin: string): WebServerParts['build'] {
  const allowedActionOrigins = [new URL(origin).host]
  return typeof build === 'function'
    ? async () => ({ ...(await build()), allowedActionOrigins })
    : { ...build, allowedActionOrigins }
}

/** Flags come from their package as they are; the set is small and changes about once a year. */
function serveFlags(): RequestHandler {
  const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2')
  return sirv(folder, { maxAge: dayInSeconds, extensions: [] })
}

/** A missing file must not render a page. */
const missingFile: RequestHandler = (_request, response) => {
  response.status(404).type('text/plain').send('Not found\n')
}

/** The one type that the file server does not know. */
const nameIcon = (response: ServerResponse, pathname: string): void => {
  if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
}

/** Built files: hashed names are kept for ever, the rest of public/ for a day; compressed copies lie beside them. */
export const serveBuild = (folder: string): RequestHandler[] => {
  const assets = express.Router()
  assets.use(
    '/assets',
    sirv(join(folder, 'assets'), { immutable: true, maxAge: yearInSeconds, brotli: true, gzip: true, extensions: [] }),
    missingFile,
  )
  return [assets, sirv(folder, { maxAge: dayInSeconds, extensions: [], setHeaders: nameIcon })]
}
