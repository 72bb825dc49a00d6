import { loggerOptions as ofProcess, type LogLevel, type LogStream } from '@polydex/process/create-logger'
import type { FastifyRequest, FastifyServerOptions } from 'fastify'

export type { LogStream }
type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>
type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** Characters. No link of ours has a longer path; longer ones must not flood the log. */
const longestPath = 200

/** The path without the query, which may hold a visitor's search or a secret. */
export const pathOf = (url: string): string =>
  url.startsWith('/') ? (url.split(/[?#]/, 1)[0] ?? '').slice(0, longestPath) : '*'

/**
 * Messages of the framework may contain an address with its query. Without a message pino would log that of the error.
 */
const hideAddress: LogMethod = function hideAddress([first, message], method) {
  if (typeof first === 'string') method.call(this, first.replace(/\?[^\s"]*/g, ''))
  else method.call(this, first, message ?? 'error')
}

/** Log options of all processes, plus those for requests. Without a stream the log goes to stdout. */
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
