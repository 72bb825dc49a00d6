import type { PoolClient } from 'pg'

type Connected = PoolClient & { connection?: { stream: { destroy: () => void } } }

/**
 * Closes a connection whose answer timed out (`query_timeout`). The driver only stops waiting: the pool would hand the
 * connection out again, and the next call would wait behind the unanswered statement.
 */
export function dropSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  // The client reports its own end as an error.
  client.on('error', () => {})
  const watched = (...given: unknown[]): unknown => {
    const answer = query(...given)
    // A stream or a cursor is not a promise, and has no time limit.
    if (answer instanceof Promise) answer.catch((error: unknown) => dropIfSilent(client, error))
    return answer
  }
  client.query = watched as typeof client.query
}

function dropIfSilent({ connection }: Connected, error: unknown): void {
  if (error instanceof Error && error.message === 'Query read timeout') connection?.stream.destroy()
}
