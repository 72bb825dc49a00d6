import { shownMs } from './shown-at-least.ts'

/** `value` runs from 0 to 100; `hidden` also during the first moments of a navigation. */
export type Progress = { phase: 'hidden' | 'running' | 'done' | 'failed'; value: number }

/** Milliseconds from 0 to 100; most pages load much sooner. */
const fullMs = 5_000
/** Milliseconds between updates, and so the time a page may take before the bar appears. */
const stepMs = 200
const failedMs = 2_000

const hidden: Progress = { phase: 'hidden', value: 0 }
let progress = hidden
let isPending = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: Progress): void {
  progress = next
  for (const listener of listeners) listener()
}

function showFor(ms: number, next: Progress): void {
  show(next)
  timer = setTimeout(show, ms, hidden)
}

/** A navigation has started or replaced another one: the bar restarts at 0. */
export function startProgress(): void {
  clearInterval(timer)
  isPending = true
  const startedAt = performance.now()
  if (progress.phase !== 'hidden') show({ phase: 'running', value: 0 })
  timer = setInterval(() => {
    show({ phase: 'running', value: Math.min(100, ((performance.now() - startedAt) / fullMs) * 100) })
  }, stepMs)
}

/** The data has arrived. A visible bar stays at 100 for a moment, to avoid flicker. */
export function finishProgress(): void {
  if (!isPending) return
  isPending = false
  clearInterval(timer)
  if (progress.phase !== 'hidden') showFor(shownMs, { phase: 'done', value: 100 })
}

/** The navigation failed; shown even if the bar was not visible yet. */
export function failProgress(): void {
  isPending = false
  clearInterval(timer)
  showFor(failedMs, { phase: 'failed', value: 100 })
}

export const isNavigationPending = (): boolean => isPending

export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const readProgress = (): Progress => progress
export const readProgressOnServer = (): Progress => hidden
