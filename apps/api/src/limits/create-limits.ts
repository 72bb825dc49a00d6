import { createHmac } from 'node:crypto'
import type { LimitName } from '@polydex/contract/http/call'
import type { FastifyBaseLogger } from 'fastify'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { BoundedMemory } from './bounded-memory.ts'
import type { Redis } from './connect-redis.ts'
import type { LimitWindows, Window } from './limit-config.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two pings of a Redis that does not answer. */
const pauseMs = 250

type RedisWatch = {
  /** True if Redis should not be called now: there is no connection, or the last command got no answer. */
  isAway: () => boolean
  /** Call this when a command got no answer in time. `isAway` then stays true until Redis answers a ping. */
  noteSilence: () => void
}

/**
 * Knows whether Redis answers. A frozen process keeps its connections: nothing breaks, so each call would wait for its
 * own timeout. Logs one line when Redis goes away and one when it is back, not one per attempt.
 */
function watchRedis(redis: Redis, log?: Pick<FastifyBaseLogger, 'error' | 'info'>): RedisWatch {
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

/** Longer than Redis takes on a busy machine, shorter than a visitor notices. */
const redisTimeoutMs = 250

type Limiter = Pick<BoundedMemory, 'consume' | 'reward'>
type Ask = (limiter: Limiter) => Promise<RateLimiterRes>

/** Counts in Redis, and in this process while Redis is away or does not answer in time. */
function insureLimiter(shared: RateLimiterRedis, memory: BoundedMemory, watch: RedisWatch): Limiter {
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

/** State of a limit after a call was counted. */
export type Verdict = { isAllowed: boolean; limit: number; remaining: number; resetSeconds: number }

export type Limits = {
  /** Searches running in this process, by the widest network they come from, and their maximum. */
  searches: { readonly active: Map<string, number>; readonly max: number }
  /** Counts a call and returns the verdict of its tightest window; undefined if the limit is off. */
  take: (name: LimitName, subject: Subject) => Promise<Verdict | undefined>
  /** Refunds a call that did no harm. */
  giveBack: (name: LimitName, subject: Subject) => Promise<void>
}

/** The name that a limit counts by, and the factor of the limit: a wide network has many visitors. */
export type Subject = { name: string; weight: number }

type LimitsOptions = {
  searchesAtOnce: number
  /** If absent, each process counts for itself. */
  redis: Redis | undefined
  /** Logs when Redis is lost and when it is back. */
  log?: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** Keys the hashes that name counters: reading Redis does not reveal visitors. */
  key: Uint8Array
}

/**
 * Counters for every limit. All processes share them in Redis; while Redis is down each process counts for itself, so a
 * limit is at most multiplied by their number and never gone.
 */
export function createLimits(windows: LimitWindows, { redis, key, searchesAtOnce, log }: LimitsOptions): Limits {
  const shared = redis && { redis, watch: watchRedis(redis, log) }
  const limiters = new Map<string, { window: Window; limiter: Limiter }[]>()
  const findLimiters = (name: LimitName, weight: number) => {
    const key = `${name}:${weight}`
    const found =
      limiters.get(key) ??
      windows[name].map(({ points, seconds }) => {
        const window = { points: points * weight, seconds }
        return { window, limiter: createLimiter(weight === 1 ? name : key, window, shared) }
      })
    limiters.set(key, found)
    return found
  }
  const hide = (subject: string) => createHmac('sha256', key).update(subject).digest('base64url').slice(0, 22)
  return {
    searches: { active: new Map(), max: searchesAtOnce },
    async take(name, { name: subject, weight }) {
      const counter = hide(subject)
      const verdicts = await Promise.all(
        findLimiters(name, weight).map(({ window, limiter }) => count(limiter, window, counter)),
      )
      return verdicts.toSorted(byTightness)[0]
    },
    async giveBack(name, { name: subject, weight }) {
      const counter = hide(subject)
      await Promise.all(findLimiters(name, weight).map(({ limiter }) => limiter.reward(counter, 1)))
    },
  }
}

type Shared = { redis: Redis; watch: RedisWatch }

function createLimiter(name: string, { points, seconds }: Window, shared: Shared | undefined): Limiter {
  const options = { points, duration: seconds, keyPrefix: `polydex:limit:${name}:${seconds}` }
  const memory = new BoundedMemory(options)
  if (shared === undefined) return memory
  const inRedis = new RateLimiterRedis({
    ...options,
    storeClient: shared.redis,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
  })
  return insureLimiter(inRedis, memory, shared.watch)
}

async function count(limiter: Limiter, { points }: Window, counter: string): Promise<Verdict> {
  const [state, isAllowed] = await limiter.consume(counter).then(
    (given) => [given, true] as const,
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return [refused, false] as const
      throw refused
    },
  )
  const resetSeconds = Math.max(1, Math.ceil(state.msBeforeNext / 1_000))
  return { isAllowed, limit: points, remaining: state.remainingPoints, resetSeconds }
}

/** Refusals first, the longest wait leading; then the verdict with the fewest calls left. */
const byTightness = (a: Verdict, b: Verdict): number =>
  Number(a.isAllowed) - Number(b.isAllowed) ||
  (a.isAllowed ? a.remaining - b.remaining : b.resetSeconds - a.resetSeconds)
