import type { ErrorCode } from './error.ts'

/**
 * What an operator can take away from the site for a while, and what a call that needs it is told. Normally all are
 * off. Browsers import this file, so there is no Zod here.
 */
export const switches = {
  /** Nothing can be changed: no account, no session, no favourite, no submission. */
  'read-only': 'read_only',
  'no-sign-ups': 'sign_ups_off',
  /** Submissions, corrections and claims. */
  'no-submissions': 'submissions_off',
  /** Mails wait. What only makes sense with a mail cannot be asked for. */
  'no-mail': 'mail_off',
  /** Lists and filters go on without a text to search for. */
  'no-search': 'search_off',
} as const satisfies Record<string, ErrorCode>

export type SwitchName = keyof typeof switches

export const switchNames = Object.keys(switches) as [SwitchName, ...SwitchName[]]
