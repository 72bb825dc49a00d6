import type { SwitchName } from './switch.ts'

/** Who may call: any client, or only the holder of an account's token. */
export type Access = 'public' | 'account'

/** The section of the published description that lists a call. */
export type Tag = 'Categories' | 'Tools' | 'Rankings' | 'Favorites' | 'Lists' | 'Submissions' | 'Sessions' | 'Account'

/** Environment variables that configure limits; apps/api documents the meaning and the default of each. */
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
  | 'LIMIT_USES'

/** The subject that is counted. `known device`: a browser in which this email address has logged in before. */
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
  /** Which calls still count after they have ended; all of them if omitted. */
  readonly counts?: 'wrong guesses' | 'hashes' | 'successes'
  /** Only calls with this field in their input are counted. */
  readonly onlyWith?: string
}

/**
 * Everything about a call except its schemas. `calls/` has one object per call, and all code that treats calls
 * differently reads it from there. No Zod here or in `calls/`: browsers import these files.
 */
export type Call = {
  readonly method: 'GET' | 'POST'
  /** The public spelling, which differs from our own terms; it is written only here. */
  readonly path: `/api/${string}`
  readonly access: Access
  readonly tag: Tag
  /** In the order in which they are checked. */
  readonly limits?: readonly CallLimit[]
  /** Its event in the audit log. A call without one is logged there only if it is refused for lack of a session. */
  readonly audit?: string
  /**
   * The resource that the API bounds before doing any work for the call. `hashing`: it hashes a password; one of its
   * limits counts every hash.
   */
  readonly cost?: 'hashing' | 'search'
  /**
   * `starts`: it returns a token, which scripts must not hold, so browsers cannot make this call; pages use forms
   * instead. `ends`: it invalidates the token, and browsers are told to delete it.
   */
  readonly session?: 'starts' | 'ends'
  /**
   * The switch by which an operator temporarily disables this call; with `onlyWith`, only calls that have this field.
   * `read-only` also disables every call that changes data.
   */
  readonly closedBy?: { readonly switch: SwitchName; readonly onlyWith?: string }
  /** Who calls must stay unknown: browsers send no cookie, the gateway no token, and the API looks for no session. */
  readonly isAnonymous?: true
  /** No cache may store answers. Without it, public reads may be stored for minutes. */
  readonly noStore?: true
}
