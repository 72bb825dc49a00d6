type Thrown = Error & { code?: string } & Partial<Record<'table' | 'column' | 'constraint' | 'routine', string>>

/** The shape that pino's `err` serializer expects. */
type Described = { [key: string]: unknown; type: string; message: string; stack: string }

/**
 * An error as it may be logged. Messages of PostgreSQL and the framework quote visitor input ("Key (email)=(…) already
 * exists"); those errors have a code, which replaces the message. Our own errors have no code and quote no input. A
 * thrown value that is not an error is logged as text.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', code, table, column, constraint, routine, cause } = error as Thrown
  const causeField = cause === undefined ? {} : { cause: describeError(cause) }
  if (code === undefined) return { type, message, stack, ...causeField }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type, message: code, table, column, constraint, routine, stack: frames.join('\n'), ...causeField }
}
