import { randomUUID } from 'node:crypto'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import { readRequestId } from '@polydex/contract/http/request-id'
import type { Db } from '@polydex/core/db/connect'
import { openKeyring } from '@polydex/core/secret/config'
import { rememberSwitches } from '@polydex/core/switch/remember-switches'
import type { LogLevel } from '@polydex/process/create-logger'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { auditCalls } from './requests/audit-calls.ts'
import { authenticate } from './requests/authenticate.ts'
import { cacheReads } from './reads/cache-reads.ts'
import type { ApiConfig } from './config.ts'
import type { DatabaseCircuit } from './reads/database-circuit.ts'
import { endConnections } from './requests/end-connections.ts'
import { handleError } from './requests/handle-error.ts'
import type { Limits } from './limits/create-limits.ts'
import { limitCalls } from './limits/limit-calls.ts'
import { limitHashesAtOnce } from './limits/hashes-at-once.ts'
import { limitSearchesAtOnce } from './limits/searches-at-once.ts'
import { limitTime } from './requests/limit-time.ts'
import { logRequests } from './requests/log-requests.ts'
import { loggerOptions, type LogStream } from './requests/logger-options.ts'
import { measureRequests } from './requests/measure-requests.ts'
import type { Metrics } from './metrics.ts'
import { refuseFragment } from './requests/refuse-fragment.ts'
import { refuseMethod } from './requests/refuse-method.ts'
import { refuseOddRequests } from './requests/refuse-odd-requests.ts'
import { refuseStrangers } from './requests/refuse-strangers.ts'
import { refuseSwitchedOff } from './requests/refuse-switched-off.ts'
import { refuseUnreadableBytes, refuseUnreadablePath } from './requests/refuse-unreadable.ts'
import type { Replica } from './reads/replica.ts'
import { accountRoutes } from './routes/account.ts'
import { categoryRoutes } from './routes/category.ts'
import { documentationRoutes } from './routes/documentation.ts'
import { favoriteRoutes } from './routes/favorite.ts'
import { healthRoutes } from './routes/health.ts'
import { iconRoutes } from './routes/icon.ts'
import { listRoutes } from './routes/list.ts'
import { rankingRoutes } from './routes/ranking.ts'
import { sessionRoutes } from './routes/session.ts'
import { settingRoutes } from './routes/settings.ts'
import { submissionRoutes } from './routes/submission.ts'
import { toolRoutes } from './routes/tool.ts'
import { toolUseRoutes } from './routes/tool-use.ts'
import { warnOfCallers } from './requests/warn-of-callers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Holds all data and takes writes. */
    primary: Db
    database: DatabaseCircuit | undefined
    replica: Replica | undefined
  }
}

/** Milliseconds. */
const timeLimits = {
  // The web's keep-alive connections survive a pause between two visitors.
  keepAliveTimeout: 65_000,
  // Bounds how long a caller that reads nothing can hold a connection, and how long a slow sender can.
  connectionTimeout: 30_000,
  requestTimeout: 10_000,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
}

/**
 * Milliseconds for waiting for a connection (0.5 s), all statements (2 s each) and the answer; shorter than the timeout
 * of the web (2.8 s).
 */
const callTimeoutMs = 2_500

/** An answer opened as a page may load and do nothing. `default-src` does not cover the last three. */
const nothingAllowed = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
}

export type AppParts = {
  db: Db
  config: { LOG_LEVEL: LogLevel } & Partial<
    Pick<
      ApiConfig,
      'SECRETS_KEY' | 'SECRETS_KEYS_FORMER' | 'SMTP_URL' | 'COUNT_MISSED_SEARCHES' | 'TRUSTED_PROXIES' | 'INNER_SECRET'
    >
  >
  /** If absent, nothing is limited. */
  limits?: Limits | undefined
  /** The listener for the web, which may name the visitor it calls for. */
  isInner?: boolean
  /** Health checks probe this instead of the pool. */
  healthDb?: Db
  /** If absent, every call queries the database, even while that is down. */
  database?: DatabaseCircuit | undefined
  /** Answers public reads while it is usable. */
  replica?: Replica | undefined
  /** If absent, nothing is measured. */
  metrics?: Metrics | undefined
  /** Receives the log instead of stdout. */
  logStream?: LogStream
}

/** The whole wiring of the API: plugins, routes, error handler. Opens no port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config, limits, isInner = false, healthDb = db, database, replica, metrics, logStream } = parts
  const app = fastify({
    logger: loggerOptions(config.LOG_LEVEL, logStream),
    // Fastify's own lines would contain the query and the address; logRequests writes ours.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    // Ids are taken from the web only: any other caller could write into the log with them.
    genReqId: (request) => (isInner ? readRequestId(request) : undefined) ?? randomUUID(),
    bodyLimit: 64 * 1024,
    routerOptions: { maxParamLength: 200 },
    ...timeLimits,
    // While stopping, requests on open connections are still answered; each connection closes after its answer.
    return503OnClosing: false,
    frameworkErrors: refuseUnreadablePath,
    clientErrorHandler: refuseUnreadableBytes,
  })
  app.decorate('primary', db)
  app.decorate('database', database)
  app.decorate('replica', replica)
  logRequests(app)
  const listener = { isInner, isTrustedProxy: config.TRUSTED_PROXIES ?? (() => false) }
  limitTime(app, callTimeoutMs)
  auditCalls(app, { secretsKey: config.SECRETS_KEY, ...listener })
  if (metrics !== undefined) measureRequests(app, metrics)
  endConnections(app)
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: nothingAllowed },
    // Pages of other sites may read it.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  })
  // Public data for pages of any site; never with credentials: the API reads no cookies, and CORS allows no token
  // header.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD'],
    allowedHeaders: ['If-None-Match'],
    credentials: false,
    exposedHeaders: ['X-Request-Id', 'Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'],
  })
  refuseFragment(app)
  await cacheReads(app)
  refuseOddRequests(app)
  if (!isInner) warnOfCallers(app, listener.isTrustedProxy)
  else if (config.INNER_SECRET !== undefined) refuseStrangers(app, config.INNER_SECRET)
  const findSwitches = rememberSwitches(db)
  refuseSwitchedOff(app, findSwitches)
  authenticate(app, db)
  limitHashesAtOnce(app)
  if (limits !== undefined) limitSearchesAtOnce(app, limits, listener)
  limitCalls(app, { db, limits, ...listener })
  app.setErrorHandler(handleError)
  refuseMethod(app)
  const hasMail = config.SMTP_URL !== undefined
  const keyring = openKeyring(config)
  healthRoutes(app, healthDb, isInner)
  categoryRoutes(app)
  toolRoutes(app, { countIn: config.COUNT_MISSED_SEARCHES === true ? db : undefined, keyring })
  iconRoutes(app)
  rankingRoutes(app)
  const settings = { mail: hasMail, trials: keyring !== undefined, answers: hasMail && keyring !== undefined }
  settingRoutes(app, settings, findSwitches)
  sessionRoutes(app, hasMail)
  accountRoutes(app, hasMail)
  favoriteRoutes(app, keyring)
  listRoutes(app, keyring)
  submissionRoutes(app, { keyring, hasMail })
  toolUseRoutes(app)
  await documentationRoutes(app)
  return app
}
