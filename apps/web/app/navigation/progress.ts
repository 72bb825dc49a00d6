import { shownMs } from './shown-at-least.ts'

/** `value` runs from 0 to 100; `hidden` also while a navigation is too young to be worth a word. */
export type Progress = { phase: 'hidden' | 'running' | 'done' | 'failed'; value: number }

/** The whole way takes this long; most pages are there much earlier. */
const fullMs = 5_000
/** How often the value is taken, and so how long a page may take before anything is shown. */
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

/** A navigation has begun, or another one in its place: the way starts anew. */
export function startProgress(): void {
  clearInterval(timer)
  isPending = true
  const startedAt = performance.now()
  if (progress.phase !== 'hidden') show({ phase: 'running', value: 0 })
  timer = setInterval(() => {
    show({ phase: 'running', value: Math.min(100, ((performance.now() - startedAt) / fullMs) * 100) })
  }, stepMs)
}

/** Its data has come. What was shown stays for a moment at its end, so that nothing flickers. */
export function finishProgress(): void {
  if (!isPending) return
  isPending = false
  clearInterval(timer)
  if (progress.phase !== 'hidden') showFor(shownMs, { phase: 'done', value: 100 })
}

/** It has failed, which is shown even if it took no time at all. */
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
