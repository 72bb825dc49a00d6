import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { connectRedis, type Redis } from './connect-redis.ts'
import { limitNames, type LimitWindows } from './limit-config.ts'

/** The Redis of the tests; services.sh starts it. */
export const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:63790'

/** These limits and no others. */
export const onlyLimits = (given: Partial<LimitWindows>): LimitWindows =>
  ({ ...Object.fromEntries(limitNames.map((name) => [name, []])), ...given }) as LimitWindows

/** A connection that is ready to be used. */
export async function openRedis(url = redisUrl): Promise<Redis> {
  const redis = connectRedis(url)
  await new Promise<void>((resolve) => {
    if (redis.isReady) resolve()
    else redis.once('ready', resolve)
  })
  return redis
}

export type RedisDoor = {
  url: string
  /** Nobody comes in any more, and whoever was in is thrown out. */
  close: () => Promise<void>
  open: () => Promise<void>
  /** Everybody comes in, and nobody gets an answer. */
  mute: () => void
}

/** A way to the real Redis that can be closed, as if Redis had been stopped, or go silent. */
export async function openRedisDoor(): Promise<RedisDoor> {
  const { hostname, port } = new URL(redisUrl)
  const sockets = new Set<Socket>()
  let isMute = false
  let server: Server
  let ownPort = 0
  const open = async () => {
    isMute = false
    server = createServer((socket) => {
      const upstream = connect(Number(port), hostname)
      for (const [from, to] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        sockets.add(from)
        from.on('data', (bytes) => isMute || to.write(bytes))
        from.on('error', () => {})
        from.on('close', () => to.destroy())
      }
    })
    await new Promise<void>((resolve) => {
      server.listen(ownPort, '127.0.0.1', resolve)
    })
    ownPort = (server.address() as AddressInfo).port
  }
  await open()
  return {
    url: `redis://127.0.0.1:${ownPort}`,
    open,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      sockets.clear()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
    mute: () => {
      isMute = true
    },
  }
}
