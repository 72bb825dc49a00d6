import { readFile } from 'node:fs/promises'
import { connect, type Db } from '@polydex/core/db/connect'
import { migrate } from '@polydex/core/db/migrate'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseRights, type LesserRole, type TableRights } from './database-rights.ts'
import { forbiddenStatements } from './forbidden-statements.ts'

const database = openTestDatabase()
const roles = Object.keys(databaseRights) as LesserRole[]

/** PostgreSQL's `insufficient_privilege`. */
const refused = '42501'

type Table = { name: string; columns: string[] }
let tables: Table[]
const connections = new Map<LesserRole, Db>()

beforeAll(async () => {
  // Restores the right to connect, which a copy of a database loses.
  await migrate(database.url)
  const { rows } = await sql<Table>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition
      -- Nobody writes a column that is computed, and PostgreSQL says so first.
      and attgenerated = ''
    group by relname
    order by relname
  `.execute(database.db)
  tables = rows
  for (const role of roles) {
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

const mayUse = (right: true | readonly string[] | undefined, column: string): boolean =>
  right === true || (right?.includes(column) ?? false)

/**
 * Every statement on rows, and whether it is allowed. Allowed ones are only planned, for which PostgreSQL checks the
 * same rights.
 */
function listStatements({ name, columns }: Table, rights: TableRights): [statement: string, isAllowed: boolean][] {
  return [
    [`select count(*) from "${name}"`, rights.select !== undefined],
    [`insert into "${name}" default values`, rights.insert === true],
    [`delete from "${name}"`, rights.delete === true],
    ...columns.flatMap((column): [string, boolean][] => [
      [`select "${column}" from "${name}"`, mayUse(rights.select, column)],
      [`update "${name}" set "${column}" = default`, mayUse(rights.update, column)],
    ]),
  ]
}

describe.each(roles)('the database role polydex_%s', (role) => {
  it('has exactly its declared rights on every table and column', async () => {
    const wrong: string[] = []
    for (const table of tables) {
      for (const [statement, isAllowed] of listStatements(table, databaseRights[role][table.name] ?? {})) {
        const code = await codeOf(role, isAllowed ? `explain ${statement}` : statement)
        if (isAllowed ? code !== undefined : code !== refused) wrong.push(`${statement}: ${code ?? 'went well'}`)
      }
    }
    expect(wrong).toEqual([])
    // Rights on tables that do not exist would prove nothing.
    const names = new Set(tables.map(({ name }) => name))
    expect(Object.keys(databaseRights[role]).filter((name) => !names.has(name))).toEqual([])
  })

  it('is refused every statement that is forbidden to it', async () => {
    const outcomes: string[] = []
    for (const statement of forbiddenStatements[role]) outcomes.push(`${statement}: ${await codeOf(role, statement)}`)
    expect(outcomes).toEqual(forbiddenStatements[role].map((statement) => `${statement}: ${refused}`))
  })
})

describe('functions that run with the owner’s rights', () => {
  it('create a month of site_figures, and refuse other tables and indexes', async () => {
    expect(await codeOf('worker', "select ensure_month_partition('site_figures', '2031-01-01')")).toBeUndefined()
    expect(await codeOf('worker', "select ensure_month_partition('accounts', '2031-01-01')")).toBe('22023')
    expect(await codeOf('worker', "select drop_search_index('accounts_email_key_key')")).toBe('20000')
  })

  it('pin their search_path, so that a caller’s tables cannot shadow ours', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and not coalesce('search_path=public, pg_temp' = any (proconfig), false)
    `.execute(database.db)
    expect(rows).toEqual([])
  })

  it('cannot be executed by polydex_reader', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef
        and has_function_privilege('polydex_reader', oid, 'execute')
    `.execute(database.db)
    expect(rows).toEqual([])
  })
})

describe('a server without the roles', () => {
  it('gets an error from the migration that grants rights, with instructions', async () => {
    const text = await readFile('database/migrations/0030_grant_rights.sql', 'utf8')
    await expect(sql.raw(text.replaceAll('polydex_reader', 'polydex_nobody')).execute(database.db)).rejects.toThrow(
      'The server lacks the roles polydex_nobody: an administrator runs database/roles.sql (docs/operations.md, Roles)',
    )
  })
})
