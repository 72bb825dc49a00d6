import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { shownAtLeast } from './shown-at-least.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** How long until the outcome is known. */
async function measure(work: Promise<unknown>): Promise<number> {
  const startedAt = Date.now()
  const waited = shownAtLeast(work).catch(() => undefined)
  await vi.runAllTimersAsync()
  await waited
  return Date.now() - startedAt
}

describe('S9.1h shownAtLeast', () => {
  it.each([
    ['a quick answer', 10, 200],
    ['a slow one', 900, 900],
  ])('waits for %s, at least 200 ms', async (_name, ms, wanted) => {
    expect(await measure(new Promise((resolve) => setTimeout(resolve, ms)))).toBe(wanted)
  })
})
