import { createClient } from '@redis/client'

export type Redis = ReturnType<typeof connectRedis>

/**
 * Connects in the background and retries without end: limits must not keep the API from starting, nor from answering. While Redis
 * is away, calls to it fail at once; one that accepts and never answers is noticed by its silence (watchRedis, and the time limit here).
 */
export function connectRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Of a Redis that does not answer; more fail at once.
    commandsQueueMaxLength: 1_000,
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
