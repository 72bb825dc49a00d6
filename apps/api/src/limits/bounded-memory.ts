import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, type IRateLimiterOptions, type RateLimiterRes } from 'rate-limiter-flexible'

/**
 * Counters of one limit; at worst about 40 MB for all limits of a process. Evicts the least recently counted subject.
 */
const maxCounters = 20_000

/**
 * Counts in this process, for a bounded number of subjects: a caller that keeps changing addresses cannot exhaust the
 * memory.
 */
export class BoundedMemory extends RateLimiterMemory {
  readonly #counters: LRUCache<string, true>

  constructor(options: IRateLimiterOptions, max = maxCounters) {
    super(options)
    this.#counters = new LRUCache({ max, dispose: (_true, counter) => void this.delete(counter) })
  }

  /** How many are counted now. */
  get size(): number {
    return this.#counters.size
  }

  override consume(counter: string): Promise<RateLimiterRes> {
    this.#counters.set(counter, true, { noDisposeOnSet: true })
    return super.consume(counter)
  }

  override reward(counter: string, points?: number): Promise<RateLimiterRes> {
    this.#counters.set(counter, true, { noDisposeOnSet: true })
    return super.reward(counter, points)
  }
}
