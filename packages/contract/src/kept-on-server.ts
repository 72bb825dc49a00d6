type Kept = {
  /** Tables of the database that hold it; none where it is kept elsewhere. */
  tables: readonly string[]
  /** Upper bound of entries per account. */
  max?: number
} & { [unit in 'days' | 'hours' | 'idleHours' | 'resetHours' | 'confirmDays']?: number }

/**
 * Everything the servers keep about people, with its lifetime. The code that deletes takes its lifetimes from here, and
 * /privacy lists every entry: a table that refers to an account must be named here (retention/remove-expired.db.test.ts).
 */
export const keptOnServer = {
  account: { tables: ['accounts'] },
  /** Days after the login; without "remember the password" also hours after the last use. */
  sessions: { tables: ['sessions'], days: 30, idleHours: 24 },
  /** Longer than a browser keeps its proof; the newest only. */
  devices: { tables: ['known_devices'], days: 400, max: 20 },
  favorites: { tables: ['favorites', 'favorite_shares'] },
  /** Cases without an account have no end of their own. */
  cases: { tables: ['cases', 'submissions', 'corrections'] },
  /** Days after the decision, in the submission; at a listed tool they stay. */
  trials: { tables: ['tool_trials'], days: 30 },
  /** Days without a proof. */
  claims: { tables: ['claims', 'stated_visits'], days: 30 },
  /** Days after the decision, if its mail was given up. */
  replies: { tables: ['reply_addresses', 'mailed_addresses'], days: 30 },
  editors: { tables: ['editors'] },
  /** Longer than any backup: a restore deletes these accounts again. */
  deletions: { tables: ['account_deletions'], days: 400 },
  /** Days after it was given up; a mail that was sent leaves no row. */
  mails: { tables: ['mails'], days: 30 },
  mailLinks: { tables: ['mail_links'], resetHours: 1, confirmDays: 7 },
  missedSearches: { tables: ['missed_searches'], days: 90 },
  /** Counters in Redis; no window of a limit is longer. */
  limits: { tables: [], hours: 24 },
  /** The operator decides on the days: LOGS_KEPT_DAYS, BACKUPS_KEPT_DAYS. */
  logs: { tables: [] },
  backups: { tables: [] },
} as const satisfies Record<string, Kept>

export type KeptOnServerKey = keyof typeof keptOnServer
