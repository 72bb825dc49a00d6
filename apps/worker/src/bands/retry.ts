import { setTimeout as wait } from 'node:timers/promises'
import { AnswerError } from '@polydex/core/outside/open-public'
import { mayPass } from './fetch-fault.ts'

/** Two, eight and thirty seconds: an overloaded server gets time to recover. */
const defaultPausesMs = [2_000, 8_000, 30_000]

/** If a server asks for a longer pause, we leave it alone until the next run. */
const maxPauseMs = 120_000

const askedPauseMs = (error: unknown): number => (error instanceof AnswerError ? (error.retryAfter ?? 0) * 1_000 : 0)

/** Whether a server asks for a longer pause than a run waits. */
export const isToldToLeave = (error: unknown): boolean => askedPauseMs(error) > maxPauseMs

/** Retries faults that may pass, after each pause, or after the server's Retry-After if that is longer. */
export async function retry<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal | undefined,
  pausesMs: readonly number[] = defaultPausesMs,
): Promise<Result> {
  const [pauseMs, ...rest] = pausesMs
  try {
    return await work()
  } catch (error) {
    signal?.throwIfAborted()
    if (pauseMs === undefined || !mayPass(error) || isToldToLeave(error)) throw error
    // Jitter: two workers that failed together should not retry together.
    const spreadMs = pauseMs * (1 + Math.random() / 4)
    await wait(Math.max(spreadMs, askedPauseMs(error)), undefined, { ...(signal && { signal }) })
    return retry(work, signal, rest)
  }
}
