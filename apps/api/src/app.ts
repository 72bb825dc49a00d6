import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import type { Failure } from '@polydex/contract/error'
import type { Db } from '@polydex/core/db/connect'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { auditCalls } from './audit-calls.ts'
import { authenticate } from './authenticate.ts'
import { cacheReads } from './cache-reads.ts'
import type { ApiConfig } from './config.ts'
import type { DatabaseCircuit } from './database-circuit.ts'
import { endConnections } from './end-connections.ts'
import { handleError } from './handle-error.ts'
import type { Limits } from './limits/create-limits.ts'
import { limitCalls } from './limits/limit-calls.ts'
import { limitHashesAtOnce } from './limits/hashes-at-once.ts'
import { limitSearchesAtOnce } from './limits/searches-at-once.ts'
import { logRequests } from './log-requests.ts'
import { loggerOptions, type LogStream } from './logger-options.ts'
import { measureRequests } from './measure-requests.ts'
import type { Metrics } from './metrics.ts'
import { refuseUnreadableBytes, refuseUnreadablePath } from './refuse-unreadable.ts'
import { accountRoutes } from './routes/account.ts'
import { categoryRoutes } from './routes/category.ts'
import { documentationRoutes } from './routes/documentation.ts'
import { favoriteRoutes } from './routes/favorite.ts'
import { healthRoutes } from './routes/health.ts'
import { rankingRoutes } from './routes/ranking.ts'
import { sessionRoutes } from './routes/session.ts'
import { submissionRoutes } from './routes/submission.ts'
import { toolRoutes } from './routes/tool.ts'

declare module 'fastify' {
  interface FastifyInstance {
    database: DatabaseCircuit | undefined
  }
}

/** Milliseconds. */
const timeLimits = {
  // Kept connections of the web outlive a pause between two visitors.
  keepAliveTimeout: 65_000,
  // A caller that sends its request drop by drop holds a connection no longer than this.
  requestTimeout: 10_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
  // Waiting for a connection (0.5 s), all statements (2 s each) and the answer; shorter than the web's patience (2.8 s).
  handlerTimeout: 2_500,
}

/** An answer that is opened as a page may do nothing. The last three are not covered by the first. */
const nothingAllowed = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

export type AppParts = {
  db: Db
  config: Pick<ApiConfig, 'LOG_LEVEL'> & Partial<Pick<ApiConfig, 'SECRETS_KEY' | 'SMTP_URL' | 'COUNT_MISSED_SEARCHES'>>
  /** Without them nothing is limited. */
  limits?: Limits | undefined
  /** For the web: it may name the visitor it speaks for. */
  isInner?: boolean
  /** Where health looks instead of the pool. */
  healthDb?: Db
  /** Without it every call asks the database, also while that is away. */
  database?: DatabaseCircuit | undefined
  /** Without them nothing is measured. */
  metrics?: Metrics | undefined
  /** Where the log goes instead of stdout. */
  logStream?: LogStream
}

/** The whole wiring of the API: plugins, routes, error handler. Opens no port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config, limits, isInner = false, healthDb = db, database, metrics, logStream } = parts
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL, logStream),
    // Its own lines would have the query and the address in them; logRequests writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
    ...timeLimits,
    // While stopping, a request on a connection that is still open is answered, and the connection ends with it.
    return503OnClosing: false,
    frameworkErrors: refuseUnreadablePath,
    clientErrorHandler: refuseUnreadableBytes,
  })
  app.decorate('database', database)
  logRequests(app)
  auditCalls(app, { secretsKey: config.SECRETS_KEY, isInner })
  if (metrics !== undefined) measureRequests(app, metrics)
  endConnections(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: nothingAllowed },
    // Pages of other sites may read it.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // Public data for any page of any site; never with credentials: cookies are not read here, tokens not let through.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['If-None-Match'],
    credentials: false,
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  })
  await cacheReads(app)
  authenticate(app, db)
  limitHashesAtOnce(app)
  if (limits !== undefined) limitSearchesAtOnce(app, limits)
  limitCalls(app, { db, limits, isInner })
  app.setErrorHandler(handleError)
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: 'not_found', message: 'There is no such call' } satisfies Failure),
  )
  const hasMail = config.SMTP_URL !== undefined
  healthRoutes(app, healthDb, isInner)
  categoryRoutes(app, db)
  toolRoutes(app, db, { countMissed: config.COUNT_MISSED_SEARCHES === true, secretsKey: config.SECRETS_KEY })
  rankingRoutes(app, db)
  sessionRoutes(app, db, hasMail)
  accountRoutes(app, db, hasMail)
  favoriteRoutes(app, db, config.SECRETS_KEY)
  submissionRoutes(app, db, config.SECRETS_KEY)
  await documentationRoutes(app)
  return app
}
