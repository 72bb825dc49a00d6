import type { SiteSettings } from '@polydex/contract/site/read-site'
import { siteJson } from '@polydex/contract/site/site'
import { visitorAddressOf } from '@polydex/contract/address/visitor-address'
import { currentRequestId } from '@polydex/process/request-scope'
import express, { type Express, type RequestHandler } from 'express'
import type { ServerBuild } from 'react-router'
import { resolveApiBase } from '../app/api/api-base.ts'
import { createCallApi, type AskApi } from '../app/api/call-api.ts'
import type * as entryServer from '../app/entry.server.tsx'
import { pathTo } from '../app/addresses/path-to.ts'
import { readDevice, readMarkedDevice } from '../app/session/token-cookie.ts'
import type { WebConfig } from '../config.ts'
import { handleError } from './http/handle-error.ts'
import { createAskApi } from './ask-api.ts'
import { limitForms } from './forms/limit-forms.ts'
import { describeSite } from './describe-site.ts'
import { createDeviceMarks } from './forms/device-marks.ts'
import { createGateway } from './gateway.ts'
import { nameRequests } from './http/name-requests.ts'
import { describeOperator } from '../operator-config.ts'
import { readSession } from './rendering/read-session.ts'
import { redirectRoot, redirectToCanonical } from './addresses/redirect-address.ts'
import { refuseForm } from './forms/refuse-form.ts'
import { refuseUnsupportedMethod } from './forms/refuse-unsupported-method.ts'
import { refuseTarget } from './addresses/refuse-target.ts'
import { isChange } from './http/same-origin.ts'
import { renderPages, type Build } from './rendering/render-pages.ts'
import { createRenderSlots, type RenderSlots } from './rendering/render-slots.ts'
import { securityHeaders } from './http/security-headers.ts'
import { missingFile, serveFlags, serveOwnFiles } from './files/serve-files.ts'
import { serveSecurityText } from './serve-security-text.ts'
import type { createDrawQueue } from './share/draw-queue.ts'
import { serveSharePictures } from './share/serve-share-pictures.ts'
import { createSharedAnswers } from './rendering/shared-answers.ts'
import { createShedPage, type ShedPage } from './rendering/shed-page.ts'
import { createSitemapApp } from './sitemaps/sitemap-app.ts'
import { warnOfProxies } from './http/warn-of-proxies.ts'
import { measureRequests, type WebMetrics } from './web-metrics.ts'

/** At most one log line about overload in this time. */
const overloadLogIntervalMs = 10_000

export type WebServerParts = {
  config: WebConfig
  metrics: WebMetrics
  build: Build
  /** A hash of the code that renders. Without it the ETag of a page is known only after rendering. */
  release?: string
  /** Hashed files and public/, or Vite's middleware in development. */
  assets: RequestHandler[]
  /** What the operator's own files hold. */
  own?: Pick<SiteSettings, 'served' | 'ownTexts'>
  /** Draws share pictures. In development every page has the picture of its language. */
  draw?: ReturnType<typeof createDrawQueue>
}

/** Middleware runs in this order. Opens no port. */
export function createServer({
  config,
  metrics,
  build,
  release: code,
  assets,
  own = { served: [], ownTexts: {} },
  draw = async () => null,
}: WebServerParts): Express {
  const site = describeSite(config)
  const operator = describeOperator(config)
  const release = code === undefined ? null : JSON.stringify([code, site, operator, siteJson, own.ownTexts])
  const apiBase = resolveApiBase(config, 'server')
  const askApi = createMeasuredAskApi(apiBase, config.INNER_SECRET, metrics)
  const marks = createDeviceMarks(config.INNER_SECRET)
  const secureCookies = config.NODE_ENV !== 'development'
  const share = createSharedAnswers()
  const slots = createMeasuredSlots(config.RENDERS_AT_ONCE, metrics)
  const shed = createMeasuredShed(build, metrics)
  const server = express()
  server.disable('x-powered-by')
  server.disable('etag') // packResponse writes its own
  server.use(nameRequests(config.TRUSTED_PROXIES))
  server.use(measureRequests(metrics))
  server.use(warnOfProxies(config, (text) => console.warn(text)))
  server.use(securityHeaders)
  server.use(refuseTarget)
  server.use(
    '/api',
    createGateway({ apiBase, askApi, siteOrigin: site.origin, secureCookies, isTrustedProxy: config.TRUSTED_PROXIES }),
  )
  server.use(
    serveSecurityText({
      origin: site.origin,
      mail: operator.mail,
      checkedOn: config.OPERATOR_CHECKED_ON ?? new Date().toISOString().slice(0, 10),
    }),
  )
  server.use('/flags', serveFlags(), missingFile)
  server.use(serveOwnFiles(own.served))
  server.use(
    createSitemapApp({
      origin: site.origin,
      callApiFor: (request) =>
        createCallApi(apiBase, { address: visitorAddressOf(request, config.TRUSTED_PROXIES) }, { askApi }),
      slots,
      shed,
    }),
  )
  server.use(
    serveSharePictures({
      findSite: siteJson === '' ? undefined : async (locale) => (await readEntry(build)).composeSite(locale),
      findPicture: async (...asked) => (await readEntry(build)).findSharePicture(...asked),
      callApiFor: async (request) =>
        createCallApi(apiBase, { address: visitorAddressOf(request, config.TRUSTED_PROXIES) }, { askApi, share }),
      draw,
    }),
  )
  server.use(...assets)
  server.use(redirectToCanonical)
  server.use(redirectRoot(site.localeCookie))
  server.use(refuseUnsupportedMethod)
  server.use(refuseForm(site.origin))
  server.use(
    limitForms({
      formsPerSecond: config.FORMS_PER_SECOND,
      isTrustedProxy: config.TRUSTED_PROXIES,
      findDevice: (request) => marks.check(readMarkedDevice(request.get('cookie'))),
      renderBusy: async (locale, secrets) =>
        (await readEntry(build)).renderBusy(locale, await readManifest(build), secrets),
    }),
  )
  server.use(
    renderPages({
      build: withOwnOrigin(build, site.origin),
      mode: config.NODE_ENV,
      origin: site.origin,
      slots,
      shed,
      // Created inside the build: contexts are compared by identity, and the build has its own copy of each.
      createContext: async (request) => {
        const { createLoadContext } = await readEntry(build)
        const client = {
          address: visitorAddressOf(request, config.TRUSTED_PROXIES),
          requestId: currentRequestId(),
          userAgent: request.get('user-agent'),
          device: isChange(request.method) ? readDevice(request.get('cookie')) : undefined,
        }
        const session = readSession(request)
        return createLoadContext({
          apiBase,
          askApi,
          share,
          site,
          operator,
          ownTexts: own.ownTexts,
          release,
          secureCookies,
          session,
          client,
          markDevice: marks.mark,
        })
      },
    }),
  )
  server.use(handleError)
  return server
}

function createMeasuredAskApi(apiBase: string, secret: string | undefined, metrics: WebMetrics): AskApi {
  const events = {
    onOpen: () => {
      metrics.apiAway.set(1)
      console.error('The API is down: calls fail immediately until it recovers')
    },
    onClose: () => {
      metrics.apiAway.set(0)
      console.warn('The API is up again')
    },
  }
  return createAskApi(apiBase, { secret, events, onFailure: (reason) => metrics.apiFailures.inc({ reason }) })
}

function createMeasuredSlots(maxConcurrent: number, { renders }: WebMetrics): RenderSlots {
  const slots = createRenderSlots(maxConcurrent)
  Object.assign(renders, {
    collect: () => {
      const { active, waiting } = slots.counts()
      renders.set({ state: 'rendering' }, active)
      renders.set({ state: 'waiting' }, waiting)
    },
  })
  return slots
}

function createMeasuredShed(build: Build, { shed }: WebMetrics): ShedPage {
  const sendPage = createShedPage(async (locale) =>
    (await readEntry(build)).renderCrowded(pathTo('home', locale), await readManifest(build)),
  )
  let lastLoggedAt = Number.NEGATIVE_INFINITY
  return (request, response) => {
    shed.inc()
    if (performance.now() - lastLoggedAt > overloadLogIntervalMs) {
      lastLoggedAt = performance.now()
      console.warn('Overloaded: refusing pages that cannot be rendered in time')
    }
    return sendPage(request, response)
  }
}

const readEntry = async (build: Build): Promise<typeof entryServer> =>
  (await readBuild(build)).entry.module as unknown as typeof entryServer

const readManifest = async (build: Build) => (await readBuild(build)).assets

const readBuild = async (build: Build): Promise<ServerBuild> => (typeof build === 'function' ? build() : build)

/** The router compares a form's origin with the one it derives itself, which is wrong behind a TLS-terminating edge. */
function withOwnOrigin(build: Build, origin: string): Build {
  const allowedActionOrigins = [new URL(origin).host]
  return typeof build === 'function'
    ? async () => ({ ...(await build()), allowedActionOrigins })
    : { ...build, allowedActionOrigins }
}
