import { RateLimiterRes, type RateLimiterRedis } from 'rate-limiter-flexible'
import type { BoundedMemory } from './bounded-memory.ts'
import type { RedisWatch } from './watch-redis.ts'

/** Longer than Redis takes on a busy machine, shorter than a visitor notices. */
const redisTimeoutMs = 250

export type Limiter = Pick<BoundedMemory, 'consume' | 'reward'>
type Ask = (limiter: Limiter) => Promise<RateLimiterRes>

/** Counts in Redis, and in this process while Redis is away or does not answer in time. */
export function insureLimiter(shared: RateLimiterRedis, memory: BoundedMemory, watch: RedisWatch): Limiter {
  const ask = async (call: Ask): Promise<RateLimiterRes> => {
    if (watch.isAway()) return call(memory)
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<'silence'>((resolve) => {
      timer = setTimeout(resolve, redisTimeoutMs, 'silence')
    })
    const counted = call(shared)
    try {
      const answer = await Promise.race([counted, silence])
      if (answer !== 'silence') return answer
      watch.noteSilence()
      // It may still settle, or fail, after we stopped waiting for it.
      counted.catch(() => {})
    } catch (error) {
      // A refusal is an answer; anything else is a fault of Redis.
      if (error instanceof RateLimiterRes) throw error
    } finally {
      clearTimeout(timer)
    }
    return call(memory)
  }
  return {
    consume: (counter) => ask((limiter) => limiter.consume(counter)),
    reward: (counter, points) => ask((limiter) => limiter.reward(counter, points)),
  }
}
