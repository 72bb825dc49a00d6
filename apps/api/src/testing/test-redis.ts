import { openDoor, throughDoor, type Door } from '../../../../tests/open-door.ts'
import { connectRedis, type Redis } from '../limits/connect-redis.ts'
import { limitNames, type LimitWindows } from '../limits/limit-config.ts'

/** The Redis of the tests; services.sh starts it. */
export const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:63790'

/** These limits and no others. */
export const onlyLimits = (given: Partial<LimitWindows>): LimitWindows =>
  ({ ...Object.fromEntries(limitNames.map((name) => [name, []])), ...given }) as LimitWindows

/** A connection that is ready for use. */
export async function openRedis(url = redisUrl): Promise<Redis> {
  const redis = connectRedis(url)
  await new Promise<void>((resolve) => {
    if (redis.isReady) resolve()
    else redis.once('ready', resolve)
  })
  return redis
}

export type RedisDoor = Door & { url: string }

/** A proxy to the real Redis that can be closed, as if Redis had been stopped, or muted. */
export async function openRedisDoor(): Promise<RedisDoor> {
  const door = await openDoor(new URL(redisUrl))
  return Object.assign(door, { url: throughDoor(redisUrl, door) })
}
