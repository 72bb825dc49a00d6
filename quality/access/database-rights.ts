import type { DatabaseRole } from '@polydex/core/db/database-role'

/** Rights of a role on a table: on all of its columns, or on these. */
export type TableRights = {
  select?: true | readonly string[]
  insert?: true
  update?: true | readonly string[]
  delete?: true
}

/** The roles that own nothing. */
export type LesserRole = Exclude<DatabaseRole, 'owner'>

const [read, add, change, remove] = [
  { select: true },
  { insert: true },
  { update: true },
  { delete: true },
] as const satisfies TableRights[]

/** All roles read these tables; the worker fills them, with exactly these rights. */
const made: Record<string, TableRights> = {
  ...each(
    'category_groups category_group_texts categories category_texts features feature_texts tasks tools providers',
    { ...add, ...change },
  ),
  ...each('tool_list_figures search_categories', { ...add, ...change }),
  ...each('sites rank_bands search_spellings', add),
  band_lists: { ...add, update: ['band_sizes', 'known_site_id'] },
  band_fetches: { ...add, ...change },
  band_changes: { ...add, ...change, ...remove },
  first_thousands: { ...add, ...change },
  ...each('site_bands country_bands', { ...add, ...remove }),
  ...each('month_reports fact_coverage link_checks', { ...add, ...change, ...remove }),
  ...each('tool_categories tool_features tool_tasks tool_texts', { ...add, ...remove }),
  ...each('monthly_traffic site_figures ranking_entries category_standings', { ...add, ...remove }),
  ...each('search_documents search_texts search_names search_category_names search_topic_words', {
    ...add,
    ...remove,
  }),
  ...each('tool_aliases rankings tool_orders tool_sets tool_counts listed_tools', { ...add, ...change, ...remove }),
  ...each('category_leaders group_leaders search_words job_runs', { ...add, ...change, ...remove }),
}

/**
 * All rights of each role; anything else is forbidden, and a test tries it. Granted by the migrations from 0030 on: a
 * new table or column must be added both here and there.
 */
export const databaseRights: Record<LesserRole, Record<string, TableRights>> = {
  api: {
    ...each(Object.keys(made).join(' '), read),
    ...each('schema_migrations data_changes switches', read),
    production_mark: { ...read, ...add },
    missed_searches: { ...read, ...add, update: ['searches'] },
    accounts: { ...read, ...add, ...remove, update: ['password_hash', 'email_confirmed_at'] },
    sessions: { ...read, ...add, ...remove, update: ['last_used_at', 'expires_at'] },
    known_devices: { ...read, ...add, ...remove, update: ['last_used_at'] },
    mail_links: { ...read, ...remove },
    mails: { ...remove, select: ['email_key', 'purpose', 'created_at', 'case_id'] },
    favorites: { ...read, ...add, ...remove },
    favorite_shares: { ...read, ...add, ...remove, update: ['key_hash', 'sealed_key', 'created_at'] },
    cases: { ...read, ...add, update: ['is_held', 'spam_signs', 'spam_score', 'subject'] },
    submissions: { ...read, ...add },
    corrections: { ...read, ...add },
    claims: { ...read, ...add, ...remove },
    stated_visits: { ...read, ...add, update: ['visits', 'stated_at'] },
    reply_addresses: { ...add, select: ['case_id'] },
    tool_trials: read,
  },
  worker: {
    ...Object.fromEntries(Object.entries(made).map(([table, rights]) => [table, { ...read, ...rights }])),
    search_changes: { ...read, ...add, ...remove },
    queue_workers: { ...read, ...add, ...change, ...remove },
    data_changes: { ...read, ...remove },
    ...each('schema_migrations switches', read),
    production_mark: { ...read, ...add },
    missed_searches: { ...read, ...remove },
    accounts: { select: ['id', 'email', 'email_key', 'locale', 'email_confirmed_at'] },
    sessions: { ...remove, select: ['expires_at'] },
    known_devices: { ...remove, select: ['last_used_at'] },
    mail_links: {
      ...add,
      ...remove,
      select: ['account_id', 'purpose', 'expires_at'],
      update: ['key_hash', 'expires_at'],
    },
    mails: { ...read, ...remove, update: ['tries', 'last_fault', 'failed_at'] },
    favorites: { ...read, ...add, ...remove },
    favorite_shares: { select: ['account_id', 'sealed_key'], update: ['sealed_key'] },
    cases: {
      ...add,
      ...remove,
      select: 'id reference kind account_id locale status reason tool_id received_at decided_at is_held'.split(' '),
    },
    claims: { ...read, ...remove, update: 'checked_at fault proof proven_at case_id'.split(' ') },
    reply_addresses: { ...read, ...remove, update: ['sealed_email'] },
    mailed_addresses: { ...read, ...add, ...change, ...remove },
    submissions: { select: ['id', 'sealed_trial'], update: ['sealed_trial'] },
    tool_trials: { ...read, ...add, ...remove, update: ['sealed_trial'] },
    ...each('desk_invitations passkey_challenges', { ...remove, select: ['expires_at'] }),
    desk_sessions: { ...remove, select: ['last_used_at'] },
    errors: { ...remove, select: ['last_seen_at'] },
    account_deletions: { ...remove, select: ['deleted_at'] },
  },
  // Writes entries of tools as the import does, and decisions, which it neither changes nor deletes.
  desk: {
    ...each(Object.keys(made).join(' '), read),
    ...each('schema_migrations production_mark missed_searches submissions corrections claims editors', read),
    stated_visits: read,
    tools: { ...read, ...add, ...change },
    ...each('sites search_spellings search_changes decisions', { ...read, ...add }),
    ...each('tool_categories tool_features tool_tasks tool_texts', { ...read, ...add, ...remove }),
    ...each('search_documents search_texts search_names', { ...read, ...add, ...remove }),
    tool_aliases: { ...read, ...add, ...change, ...remove },
    favorites: { ...read, ...add, ...remove },
    cases: { ...read, update: ['status', 'reason', 'tool_id', 'decided_at', 'version', 'is_held'] },
    mails: { select: ['id', 'purpose', 'created_at', 'tries', 'last_fault', 'failed_at', 'case_id'] },
    tool_trials: { select: ['tool_id', 'adopted_at'] },
    passkeys: { ...read, ...add, update: ['sign_count', 'last_used_at'] },
    desk_invitations: { ...read, ...remove },
    passkey_challenges: { ...read, ...add, ...remove },
    desk_sessions: { ...read, ...add, ...remove, update: ['last_used_at', 'proven_at'] },
  },
  // No personal address, no hash that grants access, nothing sealed.
  reader: {
    ...each(Object.keys(made).join(' '), read),
    ...each('schema_migrations production_mark data_changes missed_searches queue_workers', read),
    ...each('favorites decisions editors errors switches account_deletions', read),
    accounts: { select: ['id', 'locale', 'created_at', 'email_confirmed_at'] },
    sessions: {
      select: ['id', 'account_id', 'is_remembered', 'created_at', 'last_used_at', 'expires_at', 'browser', 'system'],
    },
    known_devices: { select: ['account_id', 'last_used_at'] },
    mail_links: { select: ['account_id', 'purpose', 'expires_at'] },
    mails: { select: ['id', 'purpose', 'created_at', 'tries', 'last_fault', 'failed_at', 'case_id'] },
    favorite_shares: { select: ['account_id', 'created_at'] },
    cases: {
      select:
        'id reference kind subject account_id locale status reason tool_id received_at decided_at version announced_at is_held spam_signs spam_score'.split(
          ' ',
        ),
    },
    corrections: read,
    claims: {
      select: 'id account_id tool_id locale host created_at checked_at fault proof proven_at case_id'.split(' '),
    },
    stated_visits: read,
    reply_addresses: { select: ['case_id'] },
    submissions: {
      select: 'id name url category_slugs description pricing_model languages is_maker'.split(' '),
    },
    tool_trials: { select: ['tool_id', 'adopted_at'] },
  },
}

function each(names: string, rights: TableRights): Record<string, TableRights> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rights]))
}
