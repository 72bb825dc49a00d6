import type { ErrorCode } from './error.ts'

/**
 * Parts of the site that an operator can temporarily disable, with the failure code of calls that need them. Normally
 * all are off. No Zod here: browsers import this file.
 */
export const switches = {
  /** Nothing can be changed: no account, no session, no favourite, no submission. */
  'read-only': 'read_only',
  'no-sign-ups': 'sign_ups_off',
  /** Submissions, corrections and claims. */
  'no-submissions': 'submissions_off',
  /** Mails wait in the queue. Requests that need a mail to make sense are refused. */
  'no-mail': 'mail_off',
  /** Searching by text is off; lists and filters still work. */
  'no-search': 'search_off',
} as const satisfies Record<string, ErrorCode>

export type SwitchName = keyof typeof switches

export const switchNames = Object.keys(switches) as [SwitchName, ...SwitchName[]]
