import { format } from 'node:util'
import { pino, type Logger as PinoLogger } from 'pino'
import { z } from 'zod'
import { describeError } from './describe-error.ts'

/** What may be configured. Security events are written at every level: a process that says nothing cannot be looked into. */
export const logLevel = z.enum(['error', 'warn', 'info', 'debug']).default('info')
/** Silent are only tests, whose output is not a log. */
export type LogLevel = z.output<typeof logLevel> | 'silent'

export type Logger = PinoLogger
export type LogStream = { write: (line: string) => void }

/**
 * JSON escapes what is below a space. The rest here moves a terminal's cursor or turns the direction of a text, and
 * stands in strings only, where it can be escaped the same way.
 */
const escapeControls = (line: string): string =>
  line.replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** How every process of the site writes its log: JSON lines with no process, host or address in them. */
export const loggerOptions = (app: string, level: LogLevel) => ({
  level,
  base: { app },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: describeError },
  hooks: { streamWrite: escapeControls },
})

/** Without a stream the lines go to stdout, at once: the last one before an end must not be lost. */
export const createLogger = (
  app: string,
  level: LogLevel,
  stream: LogStream = pino.destination({ dest: 1, sync: true }),
): Logger => pino(loggerOptions(app, level), stream)

/**
 * From here on what anybody writes to the console is a line of the log: frameworks and code that runs in browsers too
 * know no logger. An error keeps its stack; line breaks inside a text cannot begin a line of their own.
 */
export function captureConsole(log: Logger): void {
  const into =
    (method: 'error' | 'warn' | 'info' | 'debug') =>
    (...words: unknown[]): void => {
      const error = words.find((word) => word instanceof Error)
      const message = format(...words.map((word) => (word instanceof Error ? word.message : word)))
      if (error === undefined) log[method](message)
      else log[method]({ err: error }, message)
    }
  console.error = into('error')
  console.warn = into('warn')
  console.info = into('info')
  console.log = into('info')
  console.debug = into('debug')
  console.dir = into('info')
}

/** Node writes its own warnings as plain text; from here on they are lines of the log too. */
export function captureWarnings(log: Logger): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
}
