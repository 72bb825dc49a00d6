import { Pool, type PoolClient } from 'pg'
import { nameLoss, surviveLoss } from './survive-loss.ts'

/** For what passes when the server is back: PostgreSQL away, stopping or starting, no connection to be had. */
const lossCodes = /^(08|57P0[123]$|ECONNREFUSED$|ECONNRESET$|EPIPE$|EAI_AGAIN$)/

/** The queue tries again what failed by this code (`cannot_connect_now`), and by hardly any other. */
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
 * The connections of the queue. It records what became of a job without waiting for it, and an error there would end
 * the process: a lost connection must look like one that it tries again. The caller ends the pool.
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

/** Calls with a callback answer nothing and stay as they are. */
function retryLost<Name extends string>(target: Record<Name, unknown>, name: Name): void {
  const call = (target[name] as (...words: unknown[]) => unknown).bind(target)
  target[name] = (...words: unknown[]) => {
    const answer = call(...words)
    return answer instanceof Promise ? answer.catch(renameLoss) : answer
  }
}
