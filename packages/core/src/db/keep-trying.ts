import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before the next try; doubled up to five seconds. */
const [firstPauseMs, maxPauseMs] = [100, 5_000]

/** Retries a short statement until it succeeds, for a database that is briefly away; gives up after `forMs`. */
export async function keepTrying<Result>(run: () => Promise<Result>, forMs: number): Promise<Result> {
  const end = performance.now() + forMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return await run()
    } catch (error) {
      if (performance.now() + pauseMs > end) throw error
      await wait(pauseMs)
    }
  }
}
