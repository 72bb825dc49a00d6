import { createClient } from '@redis/client'
import type { FastifyBaseLogger } from 'fastify'

export type Redis = ReturnType<typeof connectRedis>

/**
 * Connects in the background and for ever: limits must not keep the API from starting, nor from answering. While Redis
 * is away, calls to it fail at once; one that accepts and never answers is noticed by its silence.
 */
export function connectRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 3_000,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
    },
  })
  // Unheard, an error would end the process.
  client.on('error', () => {})
  // Ends when the client is closed; until then it tries again.
  client.connect().catch(() => {})
  return client
}

/** One line when Redis goes away and one when it is back, not one for each attempt. */
export function reportRedis(redis: Redis, log: FastifyBaseLogger): void {
  let isAway = false
  redis.on('error', () => {
    if (!isAway) log.error('Redis is away; each process counts for itself')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
}
