import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failProgress, finishProgress, readProgress, startProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  finishProgress()
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

/** The value after each number of milliseconds. */
const sample = (step: number, times: number): number[] =>
  Array.from({ length: times }, () => {
    vi.advanceTimersByTime(step)
    return Math.round(readProgress().value)
  })

describe('progress', () => {
  it('S4.4b S9.1d S9.1e reaches 100 in 5 s, in steps of 200 ms', () => {
    startProgress()
    expect(sample(200, 5)).toEqual([4, 8, 12, 16, 20])
    expect(sample(50, 4)).toEqual([20, 20, 20, 24])
    vi.advanceTimersByTime(3_800)
    expect(readProgress()).toEqual({ phase: 'running', value: 100 })
  })

  it('S4.4e S9.1f stays at 100 however long loading takes', () => {
    startProgress()
    vi.advanceTimersByTime(60_000)
    expect(readProgress()).toEqual({ phase: 'running', value: 100 })
  })

  it('S9.1h stays hidden for the first 200 ms, and once shown stays for at least 200 ms', () => {
    startProgress()
    vi.advanceTimersByTime(199)
    finishProgress()
    expect(readProgress().phase).toBe('hidden')
    startProgress()
    vi.advanceTimersByTime(201)
    finishProgress()
    vi.advanceTimersByTime(199)
    expect(readProgress().phase).toBe('done')
    vi.advanceTimersByTime(1)
    expect(readProgress().phase).toBe('hidden')
  })

  it('S4.4d shows a failure for 2 s, however early it happens', () => {
    startProgress()
    vi.advanceTimersByTime(10)
    failProgress()
    expect(readProgress()).toEqual({ phase: 'failed', value: 100 })
    finishProgress()
    vi.advanceTimersByTime(1_999)
    expect(readProgress().phase).toBe('failed')
    vi.advanceTimersByTime(1)
    expect(readProgress().phase).toBe('hidden')
  })

  it('S4.4a starts over with another navigation', () => {
    startProgress()
    vi.advanceTimersByTime(2_000)
    startProgress()
    expect(readProgress()).toEqual({ phase: 'running', value: 0 })
    expect(sample(200, 2)).toEqual([4, 8])
  })
})
