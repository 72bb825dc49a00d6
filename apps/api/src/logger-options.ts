import { loggerOptions as ofProcess, type LogLevel, type LogStream } from '@polydex/process/create-logger'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

export type { LogStream }
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

/** The log of all processes, with what requests add to it. Without a stream it goes to stdout. */
export function loggerOptions(level: LogLevel, stream?: LogStream): LoggerOptions {
  const { serializers, hooks, ...options } = ofProcess('api', level)
  return {
    ...options,
    hooks: { ...hooks, logMethod: hideAddress },
    serializers: {
      ...serializers,
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
    },
    ...(stream !== undefined && { stream }),
  }
}
