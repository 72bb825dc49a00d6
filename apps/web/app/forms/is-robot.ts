import { readText } from './read-text.ts'

/** Names that browsers do not autofill. */
export const robotFields = { trap: 'second_homepage', openedAt: 'openedAt' } as const

/**
 * Whether a program filled in the form: it left nothing empty, or took less than the time a person needs. The time is not
 * signed, and of a page from a cache it is too long: it stops careless programs, at no cost to people. Limits and an editor
 * come next.
 */
export function isRobot(form: FormData, now: number, minMs: number): boolean {
  const openedAt = Number(readText(form, robotFields.openedAt))
  return readText(form, robotFields.trap) !== '' || !(openedAt > 0) || now - openedAt < minMs
}

/** Milliseconds. As long as caches keep a page: within that, the form is the same for everybody. */
const stepMs = 30_000

/** When a form was opened, for the page that has it. */
export const openedAt = (now: number): string => String(Math.floor(now / stepMs) * stepMs)
