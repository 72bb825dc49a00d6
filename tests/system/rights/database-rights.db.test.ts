import { connect, type Db } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/installation/migrate'
import { nameOfRole } from '@polydex/core/installation/database-role'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forbiddenStatements, lesserRoles, type LesserRole } from './forbidden-statements.ts'

const database = openTestDatabase()
const connections = new Map<LesserRole, Db>()

beforeAll(async () => {
  // Restores the right to connect, which a copy of a database loses.
  await migrate(database.url)
  for (const role of lesserRoles) {
    const db = connect(database.urlOf(role), { poolSize: 1 })
    // The reader's read-only setting is a convenience, not a right: the role may change it.
    await sql`set default_transaction_read_only = off`.execute(db)
    connections.set(role, db)
  }
})
afterAll(() => Promise.all([...connections.values()].map((db) => db.destroy())))

/** The error code, or undefined on success. */
async function codeOf(role: LesserRole, statement: string): Promise<string | undefined> {
  const db = connections.get(role)
  if (db === undefined) throw new Error(`Nobody is connected as ${role}`)
  return sql
    .raw(statement)
    .execute(db)
    .then(
      () => undefined,
      (error: { code?: string }) => error.code ?? 'no code',
    )
}

const ownTables = sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition`

/** The tables of which a role may insert, update or delete rows, even if only some columns. */
async function listChanged(role: LesserRole) {
  const name = nameOfRole(role)
  const { rows } = await sql<{ table: string; insert: boolean; update: boolean; delete: boolean }>`
    select relname as table, has_any_column_privilege(${name}, oid, 'insert') as insert,
      has_any_column_privilege(${name}, oid, 'update') as update, has_table_privilege(${name}, oid, 'delete') as delete
    from pg_class where ${ownTables} order by relname
  `.execute(database.db)
  const list = (action: 'insert' | 'update' | 'delete') =>
    rows.flatMap((row) => (row[action] ? [row.table] : [])).join(' ')
  return { insert: list('insert'), update: list('update'), delete: list('delete') }
}

/** The columns that contain a secret or a personal address, going by their names, and the roles that may read them. */
async function listSecrets(): Promise<Record<string, string>> {
  const { rows } = await sql<{ column: string; readers: string }>`
    select relname || '.' || attname as column, coalesce(string_agg(role, ' ' order by role), '') as readers
    from pg_class
    join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join unnest(${lesserRoles}::text[]) as role
      on has_column_privilege('polydex_' || role, attrelid, attname, 'select')
    where ${ownTables} and attname ~ '^(email|email_key|token|public_key|challenge)$|_hash$|^sealed_|password'
    group by 1 order by 1
  `.execute(database.db)
  return Object.fromEntries(rows.map(({ column, readers }) => [column, readers]))
}

describe('roles of the database', () => {
  it('change only the rows that are theirs to change', async () => {
    expect(await listChanged('reader')).toEqual({ insert: '', update: '', delete: '' })
    expect(await listChanged('api')).toEqual({
      insert:
        'accounts cases claims corrections favorite_shares favorites known_devices list_reports missed_searches ' +
        'named_icons own_list_tools own_lists production_mark ' +
        'reply_addresses sessions stated_visits submissions tool_uses',
      update:
        'accounts cases favorite_shares known_devices missed_searches named_icons own_lists sessions stated_visits tool_uses',
      delete:
        'accounts claims favorite_shares favorites known_devices mail_links mails own_list_tools own_lists sessions',
    })
    expect(await listChanged('desk')).toEqual({
      insert:
        'cases corrections decisions desk_sessions dismissed_signs facts_not_stated favorites icon_decisions list_decisions passkey_challenges passkeys search_changes search_documents search_names ' +
        'search_spellings search_texts sites tool_aliases tool_categories tool_features tool_tasks tool_texts tools',
      update: 'cases desk_sessions facts_not_stated own_list_tools own_lists passkeys tool_aliases tools',
      delete:
        'desk_invitations desk_sessions facts_not_stated favorites page_readings passkey_challenges search_documents search_names search_texts ' +
        'tool_aliases tool_categories tool_features tool_icons tool_tasks tool_texts',
    })
    const ofPeople = /\b(accounts|sessions|known_devices|submissions|corrections|decisions|passkeys)\b/g
    const { insert, update, delete: removed } = await listChanged('worker')
    expect([insert, update, removed].map((tables) => tables.match(ofPeople)?.join(' '))).toEqual([
      undefined,
      'submissions',
      'known_devices sessions',
    ])
  })

  it('read only the secrets that they need', async () => {
    expect(await listSecrets()).toEqual({
      'accounts.email': 'api worker',
      'accounts.email_key': 'api worker',
      'accounts.password_hash': 'api',
      'claims.token': 'api desk worker',
      'desk_invitations.key_hash': 'desk',
      'desk_sessions.token_hash': 'desk',
      'favorite_shares.key_hash': 'api',
      'favorite_shares.sealed_key': 'api worker',
      'known_devices.proof_hash': 'api',
      'mail_links.key_hash': 'api',
      'mailed_addresses.address_hash': 'worker',
      'mails.email_key': 'api worker',
      'own_lists.key_hash': 'api',
      'own_lists.sealed_key': 'api worker',
      'passkey_challenges.challenge': 'desk',
      'passkeys.public_key': 'desk',
      'reply_addresses.sealed_email': 'worker',
      'sessions.token_hash': 'api',
      'submissions.sealed_trial': 'api desk worker',
      'tool_trials.sealed_trial': 'api worker',
      'tools.content_hash': 'api desk reader worker',
    })
  })

  it.each(lesserRoles)('%s is refused every statement that is forbidden to it', async (role) => {
    const outcomes: string[] = []
    for (const statement of forbiddenStatements[role]) outcomes.push(`${statement}: ${await codeOf(role, statement)}`)
    expect(outcomes).toEqual(forbiddenStatements[role].map((statement) => `${statement}: 42501`))
  })
})

describe('functions that run with the owner’s rights', () => {
  it('create a month of site_figures, and refuse other tables and indexes', async () => {
    expect(await codeOf('worker', "select ensure_month_partition('site_figures', '2031-01-01')")).toBeUndefined()
    expect(await codeOf('worker', "select ensure_month_partition('accounts', '2031-01-01')")).toBe('22023')
    expect(await codeOf('worker', "select drop_search_index('accounts_email_key_key')")).toBe('20000')
  })

  it('pin their search_path, so that a caller’s tables cannot shadow ours, and are not for the reader', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and (not coalesce('search_path=public, pg_temp' = any (proconfig), false)
          or has_function_privilege('polydex_reader', oid, 'execute'))
    `.execute(database.db)
    expect(rows).toEqual([])
  })
})
