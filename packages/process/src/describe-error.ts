type Thrown = Error & { code?: string } & Partial<Record<'table' | 'column' | 'constraint' | 'routine', string>>

/** What the log calls for. */
type Described = { [key: string]: unknown; type: string; message: string; stack: string }

/**
 * An error as the log may hold it. PostgreSQL and the framework quote in their messages what a visitor sent ("Key
 * (email)=(…) already exists"), and have a code: that stands in the message's place. Errors of our own have no code
 * and no such text. What was thrown and is no error is told by its text.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name: type, message, stack = '', code, table, column, constraint, routine, cause } = error as Thrown
  const because = cause === undefined ? {} : { cause: describeError(cause) }
  if (code === undefined) return { type, message, stack, ...because }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return { type, message: code, table, column, constraint, routine, stack: frames.join('\n'), ...because }
}
