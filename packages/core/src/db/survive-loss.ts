import type { ClientBase } from 'pg'

/**
 * A connection ended by the server fails twice: the running statement rejects, and the client emits an error.
 * Unhandled, the latter ends the process. There is nothing to do in the handler: the next statement fails too, and a
 * pool discards the client.
 */
export function surviveLoss<Client extends ClientBase>(client: Client): Client {
  return client.on('error', () => {})
}

/** The driver's messages for a lost connection, which have no code. */
const lossWords = /^Connection terminated|connection error and is not queryable/

/** Rethrows an error; a lost connection gets PostgreSQL's code, so that callers need not know the driver's messages. */
export function nameLoss(error: unknown): never {
  if (error instanceof Error && !('code' in error) && lossWords.test(error.message))
    Object.assign(error, { code: '08006' })
  throw error
}

/** Codes of failures that end when the server is back: it is away, stopping or starting, or accepts no connection. */
const lossCodes = /^(08|57P0[123]$|ECONNREFUSED$|ECONNRESET$|EPIPE$|EAI_AGAIN$)/

/** Whether an error, of which nameLoss has named the driver's own, ends when the server is back. */
export function isLoss(error: unknown): boolean {
  const { code = '', message } = error as { code?: string; message: string }
  return lossCodes.test(code) || message.includes('timeout exceeded when trying to connect')
}
