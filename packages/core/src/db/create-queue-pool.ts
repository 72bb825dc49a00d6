import { Pool, type PoolClient } from 'pg'
import { nameLoss, surviveLoss } from './survive-loss.ts'

/** Codes of failures that end when the server is back: it is away, stopping or starting, or accepts no connection. */
const lossCodes = /^(08|57P0[123]$|ECONNREFUSED$|ECONNRESET$|EPIPE$|EAI_AGAIN$)/

/** The queue retries after this code (`cannot_connect_now`), and after hardly any other. */
const retriedCode = '57P03'

function renameLoss(error: unknown): never {
  try {
    return nameLoss(error)
  } catch (named) {
    const { code = '', message } = named as { code?: string; message: string }
    const isLost = lossCodes.test(code) || message.includes('timeout exceeded when trying to connect')
    if (isLost) throw Object.assign(new Error(message, { cause: named }), { code: retriedCode })
    throw named
  }
}

/**
 * The connection pool of the queue. The queue records the outcome of a job without awaiting it, and an error there
 * would end the process: a lost connection must look like an error that it retries. The caller ends the pool.
 */
export function createQueuePool(databaseUrl: string): Pool {
  const pool = new Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  pool.on('connect', (client: PoolClient) => {
    surviveLoss(client)
    retryLost(client, 'query')
  })
  retryLost(pool, 'connect')
  return pool
}

/** Calls with a callback return no promise and stay as they are. */
function retryLost<Name extends string>(target: Record<Name, unknown>, name: Name): void {
  const call = (target[name] as (...words: unknown[]) => unknown).bind(target)
  target[name] = (...words: unknown[]) => {
    const answer = call(...words)
    return answer instanceof Promise ? answer.catch(renameLoss) : answer
  }
}
