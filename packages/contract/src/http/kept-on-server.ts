type Kept = {
  /** Database tables that hold it; empty if it is kept elsewhere. */
  tables: readonly string[]
  /** Upper bound of entries per account. */
  max?: number
} & { [unit in 'days' | 'hours' | 'idleHours' | 'resetHours' | 'confirmDays']?: number }

/**
 * All personal data that the servers keep, with its lifetime. The code that deletes it reads the lifetimes here, and
 * /privacy lists every entry: a table that refers to an account must be named here (retention/what-is-kept.db.test.ts).
 */
export const keptOnServer = {
  account: { tables: ['accounts'] },
  /** Days after the login; without "remember the password" also hours after the last use. */
  sessions: { tables: ['sessions'], days: 30, idleHours: 24 },
  /** Days, longer than a browser keeps its proof; only the newest are kept. */
  devices: { tables: ['known_devices'], days: 400, max: 20 },
  favorites: { tables: ['favorites', 'favorite_shares'] },
  lists: { tables: ['own_lists', 'own_list_tools', 'list_decisions'] },
  /** Days after the report, or until the list is deleted. */
  listReports: { tables: ['list_reports'], days: 400 },
  /** Days after the decision, or after arrival for suspected spam that was never decided on; only without an account. */
  cases: { tables: ['cases', 'submissions', 'corrections'], days: 400 },
  /** Days after the decision, for the login in the submission; that of a listed tool stays. */
  trials: { tables: ['tool_trials'], days: 30 },
  /** Days without a proof. */
  claims: { tables: ['claims', 'stated_visits'], days: 30 },
  /** Days after the decision, if sending its mail was given up. */
  replies: { tables: ['reply_addresses', 'mailed_addresses'], days: 30 },
  editors: { tables: ['editors'] },
  /** Days, longer than any backup is kept: a restore deletes these accounts again. */
  deletions: { tables: ['account_deletions'], days: 400 },
  /** Days after sending was given up; a mail that was sent leaves no row. */
  mails: { tables: ['mails'], days: 30 },
  mailLinks: { tables: ['mail_links'], resetHours: 1, confirmDays: 7 },
  missedSearches: { tables: ['missed_searches'], days: 90 },
  /** Counters in Redis; no limit has a longer window. */
  limits: { tables: [], hours: 24 },
  /** The operator sets the days: LOGS_KEPT_DAYS, BACKUPS_KEPT_DAYS. */
  logs: { tables: [] },
  backups: { tables: [] },
} as const satisfies Record<string, Kept>

/** Days. These counts are about tools, not people; /privacy and the deleting code take the number from here all the same. */
export const keptUses = { days: 400 }

export type KeptOnServerKey = keyof typeof keptOnServer
