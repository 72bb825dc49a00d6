import { createClient } from '@redis/client'

export type Redis = ReturnType<typeof connectRedis>

/**
 * Connects in the background and retries forever: limits must not keep the API from starting or answering. While Redis
 * is down, calls to it fail immediately; a Redis that accepts connections but never answers is detected by timeouts
 * (watchRedis, and those below).
 */
export function connectRedis(url: string) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Bounds the commands waiting for a Redis that does not answer; further ones fail immediately.
    commandsQueueMaxLength: 1_000,
    pingInterval: 1_000,
    socket: {
      connectTimeout: 1_000,
      socketTimeout: 3_000,
      reconnectStrategy: (attempt) => Math.min(50 * 2 ** attempt, 2_000),
    },
  })
  // Without a listener, an error would end the process.
  client.on('error', () => {})
  // Retries until the client is closed, and rejects then.
  client.connect().catch(() => {})
  return client
}
