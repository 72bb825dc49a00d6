import type { LimitName } from '@polydex/contract/http/call'
import { z } from 'zod'

/** At most `points` calls in `seconds`. */
export type Window = { points: number; seconds: number }

const secondsOf = { minute: 60, hour: 3_600, day: 86_400 } as const
type Unit = keyof typeof secondsOf

const windowPattern = /^([1-9]\d{0,8})\/(minute|hour|day)$/

/** `5/minute,30/hour`: all of these windows apply. `off`: none. */
const windows = (preset: string) =>
  z
    .string()
    .default(preset)
    .transform((text) => (text === '' ? preset : text))
    .refine(
      (text) => text === 'off' || text.split(',').every((part) => windowPattern.test(part)),
      'must be off, or windows such as 5/minute,30/hour',
    )
    .transform((text): Window[] =>
      [...text.matchAll(/(\d+)\/(\w+)/g)].map(([, points, unit]) => ({
        points: Number(points),
        seconds: secondsOf[unit as Unit],
      })),
    )

/** Every limit and its subject; docs/decisions/0031-limits.md has the reasons. */
export const limitConfig = {
  /** Logins, per network address. */
  LIMIT_LOGIN: windows('5/minute,30/hour'),
  /** Wrong guesses, per email address, from devices that never logged in to it. */
  LIMIT_LOGIN_ACCOUNT: windows('10/hour,50/day'),
  /** Wrong guesses, per email address, from a device that has logged in to it. */
  LIMIT_LOGIN_DEVICE: windows('10/hour'),
  /** Sign-ups, per network address. */
  LIMIT_SIGN_UP: windows('3/hour'),
  /** Requests for a new password: per network address, and per email address. */
  LIMIT_RESET: windows('5/hour'),
  LIMIT_RESET_ACCOUNT: windows('3/hour'),
  /** Mails to confirm an address, per account. */
  LIMIT_CONFIRM: windows('3/hour'),
  /** Entries of the account's own password when asked to confirm it, right or wrong, per account. */
  LIMIT_PASSWORD: windows('10/hour'),
  /** Password changes, per account; by a mailed link, per network address. */
  LIMIT_PASSWORD_CHANGE: windows('5/hour'),
  /** Submissions, corrections and checks of an address, including refused ones: per network address. */
  LIMIT_SUBMIT_TRIES: windows('60/minute'),
  /** Submissions: per network address, which may be a whole office, and per account. */
  LIMIT_SUBMIT: windows('30/hour'),
  LIMIT_SUBMIT_ACCOUNT: windows('5/day'),
  /** Corrections: per account, else per network address. */
  LIMIT_CORRECT: windows('10/hour,30/day'),
  /** Claims, checks of them and stated visits: per account. */
  LIMIT_CLAIM: windows('30/hour'),
  /** Changes of favourites, per account. */
  LIMIT_FAVORITES: windows('60/minute'),
  /** Trial logins shown, per account. */
  LIMIT_TRIAL: windows('30/hour'),
  /** Searches and suggestions, per network address. */
  LIMIT_SEARCH: windows('60/minute'),
  LIMIT_SUGGEST: windows('300/minute'),
  /** Uses of tools that are counted, per network address. */
  LIMIT_USES: windows('60/minute,600/hour'),
} satisfies Record<LimitName, z.ZodType>

export type LimitWindows = Record<LimitName, Window[]>

/** Limits if nothing is configured. */
export const defaultLimits: LimitWindows = z.object(limitConfig).parse({})

/** Names only, for tests that raise all limits. */
export const limitNames = Object.keys(limitConfig) as LimitName[]
