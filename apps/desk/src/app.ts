import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import statics from '@fastify/static'
import { AppError } from '@polydex/core/app-error'
import type { Db } from '@polydex/core/db/connect'
import { errorStatus } from '@polydex/contract/http/error'
import { isReadablePath } from '@polydex/contract/http/is-readable-path'
import { loggerOptions, type LogStream } from '@polydex/process/create-logger'
import { version } from '@polydex/process/version'
import { z } from 'zod'
import fastify, { LogController, type FastifyInstance, type onRouteHookHandler } from 'fastify'
import type { DeskConfig } from './config.ts'
import { html } from './html.ts'
import { framePage } from './pages/frame.ts'
import { caseRoutes } from './case-routes.ts'
import { factRoutes } from './fact-routes.ts'
import { iconRoutes } from './icon-routes.ts'
import { lifeSignRoutes } from './life-sign-routes.ts'
import { listRoutes } from './list-routes.ts'
import { queueRoutes } from './queue-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'

/** Status in the log of a request whose caller went away before the answer, as nginx writes it. */
const callerLeft = 499

/**
 * One line for each request that has ended. It names the route, never the address: that of a case is a secret, and a
 * query is what an editor searched for.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () =>
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url ?? null,
          status: reply.raw.writableEnded ? reply.statusCode : callerLeft,
          durationMs: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      ),
    )
  })
}

export type DeskParts = {
  db: Db
  config: DeskConfig
  /** Called for every route, so that a test can try each. */
  onRoute?: onRouteHookHandler
  /** Receives the log instead of stdout. */
  logStream?: LogStream
}

/** Allows the desk's own files only, and forms that post to the desk. */
const directives = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'"],
  connectSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

/** The whole wiring of the desk. Opens no port. */
export async function buildDesk({ db, config, onRoute, logStream }: DeskParts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: 256 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 60_000,
    logger: { ...loggerOptions('desk', config.LOG_LEVEL), ...(logStream !== undefined && { stream: logStream }) },
    // Fastify's own lines would contain addresses; logRequests writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
  })
  if (onRoute !== undefined) app.addHook('onRoute', onRoute)
  logRequests(app)
  const base = config.DESK_URL.pathname.replace(/\/$/, '')
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // Without a referrer, browsers would send forms with the origin "null".
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(formbody)
  refuseUnreadablePath(app)
  refuseForgery(app, config.DESK_URL.origin)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    reply.header('X-Robots-Tag', 'noindex')
  })
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    const said = status >= 500 ? 'Something failed; the log says what.' : (error as Error).message
    return reply
      .status(status)
      .type('text/html; charset=utf-8')
      .send(framePage({ base, title: `Error ${status}`, body: html`<p role="alert">${said}</p>` }))
  })
  app.setNotFoundHandler((_request, reply) =>
    reply
      .status(404)
      .type('text/html; charset=utf-8')
      .send(framePage({ base, title: 'Not found', body: html`<p><a href="${base}/">To the queue</a></p>` })),
  )
  app.get('/healthz', async () => ({ status: 'ok', version }))
  await app.register(
    async (desk) => {
      await desk.register(statics, {
        root: new URL('../browser', import.meta.url).pathname,
        prefix: '/files/',
        index: false,
        decorateReply: false,
      })
      const parts = { db, config, base }
      signInRoutes(desk, parts)
      queueRoutes(desk, parts)
      caseRoutes(desk, parts)
      factRoutes(desk, parts)
      iconRoutes(desk, parts)
      listRoutes(desk, parts)
      lifeSignRoutes(desk, parts)
    },
    { prefix: base },
  )
  return app
}

function refuseUnreadablePath(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!isReadablePath(url.split('?', 1)[0] ?? '')) throw new AppError('invalid_input', 'The address cannot be read')
  })
}

function statusOf(error: unknown): number {
  if (error instanceof AppError) return errorStatus[error.code]
  // A form that no page of the desk sends.
  if (error instanceof z.ZodError) return 400
  return (error as { statusCode?: number }).statusCode ?? 500
}

/**
 * CSRF defence: accepts changes from the desk's own origin only. SameSite=Strict already withholds the cookie from
 * other sites; this also stops other origins of the same site, such as sibling subdomains. If the desk is below a path,
 * other pages of that host are the same origin and pass.
 */
function refuseForgery(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async ({ method, headers }) => {
    if (method === 'GET' || method === 'HEAD') return
    if (headers.origin !== origin || (headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      throw new AppError('invalid_input', 'Only pages of the desk may change something')
  })
}
