import { Pool, type PoolClient } from 'pg'
import { isLoss, nameLoss, surviveLoss } from './survive-loss.ts'

/** The queue retries after this code (`cannot_connect_now`), and after hardly any other. */
const retriedCode = '57P03'

function renameLoss(error: unknown): never {
  try {
    return nameLoss(error)
  } catch (named) {
    if (!isLoss(named)) throw named
    throw Object.assign(new Error((named as Error).message, { cause: named }), { code: retriedCode })
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
