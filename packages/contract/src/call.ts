import type { SwitchName } from './switch.ts'

/** Who may call: everybody, or the holder of an account's token. */
export type Access = 'public' | 'account'

/** The section of the published description that a call stands in. */
export type Tag = 'Categories' | 'Tools' | 'Rankings' | 'Favorites' | 'Submissions' | 'Sessions' | 'Account'

/** The variables by which limits are configured; apps/api has the meaning and the default of each. */
export type LimitName =
  | 'LIMIT_LOGIN'
  | 'LIMIT_LOGIN_ACCOUNT'
  | 'LIMIT_LOGIN_DEVICE'
  | 'LIMIT_SIGN_UP'
  | 'LIMIT_RESET'
  | 'LIMIT_RESET_ACCOUNT'
  | 'LIMIT_CONFIRM'
  | 'LIMIT_PASSWORD'
  | 'LIMIT_PASSWORD_CHANGE'
  | 'LIMIT_SUBMIT_TRIES'
  | 'LIMIT_SUBMIT'
  | 'LIMIT_SUBMIT_ACCOUNT'
  | 'LIMIT_CORRECT'
  | 'LIMIT_CLAIM'
  | 'LIMIT_FAVORITES'
  | 'LIMIT_TRIAL'
  | 'LIMIT_SEARCH'
  | 'LIMIT_SUGGEST'

/** Who is counted. `known device`: one that the email address has logged in from before. */
export type LimitSubject =
  | 'network'
  | 'account'
  | 'account or network'
  | 'known device or network'
  | 'email'
  | 'email on a known device'
  | 'email on an unknown device'

export type CallLimit = {
  readonly name: LimitName
  readonly per: LimitSubject
  /** Calls that stay counted once they have ended; all of them if omitted. */
  readonly counts?: 'wrong guesses' | 'successes'
  /** Only calls with this field in their input are counted. */
  readonly onlyWith?: string
}

/**
 * Everything about a call but its schemas: `calls/` has one object per call, and everything that treats calls
 * differently reads it there. No Zod here or in `calls/`: browsers import these files.
 */
export type Call = {
  readonly method: 'GET' | 'POST'
  /** The public spelling, which differs from our own words; it stands only here. */
  readonly path: `/api/${string}`
  readonly access: Access
  readonly tag: Tag
  /** In the order in which they are checked. */
  readonly limits?: readonly CallLimit[]
  /** Its event in the audit log. Calls without one are logged there only when they are refused for lack of a session. */
  readonly audit?: string
  /**
   * What the API bounds before it does anything for the call. `hashing`: of the calls that hash a password only those that
   * strangers can make in a flood; the others wait for their turn.
   */
  readonly cost?: 'hashing' | 'search'
  /**
   * `starts`: it answers a token, which scripts must not hold, so browsers cannot make this call; pages have forms for it.
   * `ends`: after it the token is worthless, and browsers are told to forget it.
   */
  readonly session?: 'starts' | 'ends'
  /** The switch by which an operator takes this call away for a while; with `onlyWith`, calls that have this field. All that change something are also taken away by `read-only`. */
  readonly closedBy?: { readonly switch: SwitchName; readonly onlyWith?: string }
  /** Answers may not be stored by any cache. Public reads may be stored for minutes otherwise. */
  readonly noStore?: true
}
