import { readText } from './read-text.ts'

/** Names that browsers do not autofill. */
export const robotFields = { trap: 'second_homepage', openedAt: 'openedAt' } as const

/**
 * Whether a program filled in the form: it filled in the honeypot, or was faster than a person can be. The time is not
 * signed, and a cached page makes it look longer: this stops careless programs only, at no cost to people. Limits and
 * an editor come next.
 */
export function isRobot(form: FormData, now: number, minMs: number): boolean {
  const openedAt = Number(readText(form, robotFields.openedAt))
  return readText(form, robotFields.trap) !== '' || !(openedAt > 0) || now - openedAt < minMs
}

/** Milliseconds. As long as caches keep a page: within that time, the form is the same for all visitors. */
const stepMs = 30_000

/** When a form was opened, rounded down to the step; part of the page. */
export const openedAt = (now: number): string => String(Math.floor(now / stepMs) * stepMs)
