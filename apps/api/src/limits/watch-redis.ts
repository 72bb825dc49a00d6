import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from './connect-redis.ts'

/** Milliseconds between two pings of a Redis that does not answer. */
const pauseMs = 250

export type RedisWatch = {
  /** True if Redis should not be called now: there is no connection, or the last command got no answer. */
  isAway: () => boolean
  /** Call this when a command got no answer in time. `isAway` then stays true until Redis answers a ping. */
  noteSilence: () => void
}

/**
 * Knows whether Redis answers. A frozen process keeps its connections: nothing breaks, so each call would wait for its
 * own timeout. Logs one line when Redis goes away and one when it is back, not one per attempt.
 */
export function watchRedis(redis: Redis, log?: Pick<FastifyBaseLogger, 'error' | 'info'>): RedisWatch {
  let isSilent = false
  let isReported = false
  const report = (isAway: boolean) => {
    if (isAway === isReported) return
    isReported = isAway
    if (isAway) log?.error('Redis is unreachable; each process counts limits on its own')
    else log?.info('Redis is reachable again')
  }
  const lookUntilItAnswers = async (): Promise<void> => {
    while (isSilent && redis.isOpen) {
      // One ping at a time: if the connection is cut the ping fails, and the client reconnects by itself.
      const hasAnswered = await redis.ping().then(
        () => true,
        () => false,
      )
      if (hasAnswered) {
        isSilent = false
        report(false)
      } else await wait(pauseMs, undefined, { ref: false })
    }
  }
  if (log !== undefined) {
    redis.on('error', () => report(true))
    redis.on('ready', () => report(isSilent))
  }
  return {
    isAway: () => isSilent || !redis.isReady,
    noteSilence: () => {
      if (isSilent) return
      isSilent = true
      report(true)
      void lookUntilItAnswers()
    },
  }
}
