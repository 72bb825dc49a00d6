import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { ApiConfig } from './config.ts'
import { describeError } from './describe-error.ts'

export type LogStream = { write: (line: string) => void }
type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Longer paths are nobody's link; a log must not be filled by them. */
const longestPath = 200

/** What was asked for, without the query: that may hold what somebody searched for, or a secret. */
export const pathOf = (url: string): string =>
  url.startsWith('/') ? (url.split(/[?#]/, 1)[0] ?? '').slice(0, longestPath) : '*'

/** The framework's own messages may name an address with its query; a line without a message takes its error's. */
const hideAddress: LogMethod = function hideAddress([first, message], method) {
  if (typeof first === 'string') method.call(this, first.replace(/\?[^\s"]*/g, ''))
  else method.call(this, first, message ?? 'error')
}

/** JSON lines with no process, host or address in them. Without a stream they go to stdout. */
export const loggerOptions = (level: ApiConfig['LOG_LEVEL'], stream?: LogStream): LoggerOptions => ({
  level,
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  hooks: { logMethod: hideAddress },
  serializers: {
    err: describeError,
    req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
  },
  ...(stream !== undefined && { stream }),
})
