import { setTimeout as wait } from 'node:timers/promises'
import { AnswerError } from '@polydex/core/catalogue/source/open-public'
import { mayPass } from './fetch-fault.ts'

/** Two seconds, eight, half a minute: a server that is overloaded gets time. */
const defaultPausesMs = [2_000, 8_000, 30_000]

/** A server that asks for a longer pause is left alone until the next run. */
const maxPauseMs = 120_000

const askedPauseMs = (error: unknown): number => (error instanceof AnswerError ? (error.retryAfter ?? 0) * 1_000 : 0)

/** Whether a server wants to be left alone for longer than a run waits. */
export const isToldToLeave = (error: unknown): boolean => askedPauseMs(error) > maxPauseMs

/** Tries again what may pass, after each pause, or after the time that the server asks for if that is longer. */
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
    // Two that failed together should not come back together.
    const spreadMs = pauseMs * (1 + Math.random() / 4)
    await wait(Math.max(spreadMs, askedPauseMs(error)), undefined, { ...(signal && { signal }) })
    return retry(work, signal, rest)
  }
}
