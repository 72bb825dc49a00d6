import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds before the next try; doubled up to five seconds. */
const [firstPauseMs, longestPauseMs] = [100, 5_000]

type Wait = {
  /** What is waited for, as the log names it. */
  name: string
  log: { warn: (message: string) => void; info: (message: string) => void }
  /** Ends the waiting: a process that is told to stop. */
  signal?: AbortSignal
}

/**
 * Asks until `isThere` does not throw. For parts that a process needs and that may come up after it. Says so once, and
 * once more when the part is there.
 */
export async function waitWithBackoff(isThere: () => Promise<unknown>, { name, log, signal }: Wait): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    const fault = await isThere().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    if (fault === undefined) {
      if (pauseMs > firstPauseMs) log.info(`${name} is there`)
      return
    }
    if (pauseMs === firstPauseMs) log.warn(`waiting for ${name}: ${fault}`)
    await wait(pauseMs, undefined, { ...(signal !== undefined && { signal }) })
  }
}
