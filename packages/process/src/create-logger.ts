import { format } from 'node:util'
import { pino, type Logger as PinoLogger } from 'pino'
import { z } from 'zod'
import { currentRequestId } from './request-scope.ts'

/** Levels that can be configured. Security events are logged at every level: a silent process cannot be audited. */
export const logLevel = z.enum(['error', 'warn', 'info', 'debug']).default('info')
/** Only tests are silent: their output is not a log. */
export type LogLevel = z.output<typeof logLevel> | 'silent'

export type Logger = PinoLogger
export type LogStream = { write: (line: string) => void }

/**
 * JSON escapes only characters below U+0020. The ones here move the terminal cursor or change the text direction. They
 * can only occur inside strings, so the same escape is valid for them.
 */
const escapeControls = (line: string): string =>
  line.replaceAll(
    /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const errorListeners = new Set<(line: string) => void>()

/** Calls the listener with every line that this process logs at the level error, until the returned function is called. */
export function onErrorLine(listener: (line: string) => void): () => void {
  errorListeners.add(listener)
  return () => void errorListeners.delete(listener)
}

/** The last step before a line is written. */
function finishLine(line: string): string {
  if (line.startsWith('{"level":"error"')) for (const listener of errorListeners) listener(line)
  return escapeControls(line)
}

/** Log format shared by all processes: JSON lines without process id, host name or addresses. */
export const loggerOptions = (app: string, level: LogLevel) => ({
  level,
  base: { app },
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label: string) => ({ level: label }) },
  serializers: { err: describeError },
  mixin: () => {
    const id = currentRequestId()
    return id === undefined ? {} : { id }
  },
  hooks: { streamWrite: finishLine },
})

/** Without a stream, lines go to stdout synchronously: the last line before exit must not be lost. */
export const createLogger = (
  app: string,
  level: LogLevel,
  stream: LogStream = pino.destination({ dest: 1, sync: true }),
): Logger => pino(loggerOptions(app, level), stream)

/**
 * Redirects console output to the log: frameworks, and code shared with the browser, have no logger. Errors keep their
 * stack; line breaks in a message cannot start a new log line.
 */
export function captureConsole(log: Logger): void {
  const logAs =
    (method: 'error' | 'warn' | 'info' | 'debug') =>
    (...values: unknown[]): void => {
      const error = values.find((value) => value instanceof Error)
      const message = format(...values.map((value) => (value instanceof Error ? value.message : value)))
      if (error === undefined) log[method](message)
      else log[method]({ err: error }, message)
    }
  console.error = logAs('error')
  console.warn = logAs('warn')
  console.info = logAs('info')
  console.log = logAs('info')
  console.debug = logAs('debug')
  console.dir = logAs('info')
}

/** Node prints its own warnings as plain text; this turns them into log lines. */
export function captureWarnings(log: Logger): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
}

type Thrown = Error & { code?: string } & Partial<Record<'table' | 'column' | 'constraint' | 'routine', string>>

/** The shape that pino's `err` serializer expects. */
type Described = { [key: string]: unknown; type: string; message: string; stack: string }

/**
 * An error as it may be logged. Messages of PostgreSQL and the framework quote visitor input ("Key (email)=(…) already
 * exists"); those errors have a code, which replaces the message. Our own errors have no code and quote no input. A
 * thrown value that is not an error is logged as text.
 */
function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', code, table, column, constraint, routine, cause } = error as Thrown
  const causeField = cause === undefined ? {} : { cause: describeError(cause) }
  if (code === undefined) return { type, message, stack, ...causeField }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type, message: code, table, column, constraint, routine, stack: frames.join('\n'), ...causeField }
}
