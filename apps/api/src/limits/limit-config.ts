import type { LimitName } from '@polydex/contract/call'
import { z } from 'zod'

/** So many calls in so many seconds. */
export type Window = { points: number; seconds: number }

const secondsOf = { minute: 60, hour: 3_600, day: 86_400 } as const
type Unit = keyof typeof secondsOf

const windowPattern = /^([1-9]\d{0,8})\/(minute|hour|day)$/

/** `5/minute,30/hour`: all of them hold. `off`: none. */
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

/** Every limit, with who is counted; docs/decisions/0031-limits.md has the reasons. */
export const limitConfig = {
  /** Logins of an address of the network. */
  LIMIT_LOGIN: windows('5/minute,30/hour'),
  /** Wrong guesses for one email address from devices that it never logged in from. */
  LIMIT_LOGIN_ACCOUNT: windows('10/hour,50/day'),
  /** Wrong guesses for one email address from a device that it did log in from. */
  LIMIT_LOGIN_DEVICE: windows('10/hour'),
  /** Sign-ups of an address of the network. */
  LIMIT_SIGN_UP: windows('3/hour'),
  /** Requests of a new password: of an address of the network, and for an email address. */
  LIMIT_RESET: windows('5/hour'),
  LIMIT_RESET_ACCOUNT: windows('3/hour'),
  /** Mails to confirm an address, of an account. */
  LIMIT_CONFIRM: windows('3/hour'),
  /** Wrong answers to the question for the own password, of an account. */
  LIMIT_PASSWORD: windows('10/hour'),
  /** New passwords, of an account. */
  LIMIT_PASSWORD_CHANGE: windows('5/hour'),
  /** Submissions, corrections and checks of an address, also refused ones: of an address of the network. */
  LIMIT_SUBMIT_TRIES: windows('60/minute'),
  /** Submissions: of an address of the network, behind which may be a whole office, and of an account. */
  LIMIT_SUBMIT: windows('30/hour'),
  LIMIT_SUBMIT_ACCOUNT: windows('5/day'),
  /** Corrections: of an account, else of an address of the network. */
  LIMIT_CORRECT: windows('10/hour,30/day'),
  /** Claims, checks of them and stated visits: of an account. */
  LIMIT_CLAIM: windows('30/hour'),
  /** Changes of favourites, of an account. */
  LIMIT_FAVORITES: windows('60/minute'),
  /** Trial logins shown, of an account. */
  LIMIT_TRIAL: windows('30/hour'),
  /** Searches and suggestions of an address of the network. */
  LIMIT_SEARCH: windows('60/minute'),
  LIMIT_SUGGEST: windows('300/minute'),
} satisfies Record<LimitName, z.ZodType>

export type LimitWindows = Record<LimitName, Window[]>

/** What holds where nothing is configured. */
export const defaultLimits: LimitWindows = z.object(limitConfig).parse({})

/** The names alone, for tests that raise them all. */
export const limitNames = Object.keys(limitConfig) as LimitName[]
