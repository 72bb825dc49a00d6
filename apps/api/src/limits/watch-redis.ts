import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from './connect-redis.ts'

/** Milliseconds between two looks at a Redis that does not answer. */
const pauseMs = 250

export type RedisWatch = {
  /** Nobody should ask it now: there is no connection, or it did not answer the last time. */
  isAway: () => boolean
  /** Somebody got no answer in time. From now on nobody asks until Redis has answered us. */
  noteSilence: () => void
}

/**
 * Knows whether Redis answers. A process that is frozen keeps its connections: nothing breaks, and each call would find
 * out for itself. One line in the log when it goes away and one when it is back, not one for each attempt.
 */
export function watchRedis(redis: Redis, log?: Pick<FastifyBaseLogger, 'error' | 'info'>): RedisWatch {
  let isSilent = false
  let isReported = false
  const report = (isAway: boolean) => {
    if (isAway === isReported) return
    isReported = isAway
    if (isAway) log?.error('Redis is away; each process counts for itself')
    else log?.info('Redis is back')
  }
  const lookUntilItAnswers = async (): Promise<void> => {
    while (isSilent && redis.isOpen) {
      // One question at a time: a connection that is cut fails it, and the client opens the next by itself.
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
