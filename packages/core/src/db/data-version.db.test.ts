import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordJobRun } from '../job/record-job-run.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { findUnwatchedTables } from '../testing/test-unwatched.ts'
import { findDataVersion } from './find-data-version.ts'

const database = openTestDatabase()
const find = () => findDataVersion(database.as('api'))

/** Whether the version of the data differs after the action. */
async function changes(act: () => Promise<unknown>): Promise<boolean> {
  const before = await find()
  await act()
  return (await find()) !== before
}

const addCase = (kind: 'claim' | 'correction', reference: string) =>
  database.db
    .insertInto('cases')
    .values({ id: randomUUID(), kind, locale: 'en', reference, status: 'received' })
    .execute()
const acceptCase = (kind: 'claim' | 'correction') =>
  database.db
    .updateTable('cases')
    .set({ status: 'accepted', decided_at: new Date() })
    .where('kind', '=', kind)
    .execute()

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['notes'] })
  await createTools(database.db, [toolEntryOf('lantern')])
})

describe('the version of the data', () => {
  it('covers every table that the API reads for public pages', async () => {
    // Data of one account or one case, or only of internal work: no public page may show any of it. Icons are
    // shown by their hash, which `tools` has.
    expect(await findUnwatchedTables(database.db)).toEqual([
      'accounts',
      'corrections',
      'data_changes',
      'favorite_shares',
      'favorites',
      'icon_decisions',
      'known_devices',
      'mail_links',
      'missed_searches',
      'named_icons',
      'production_mark',
      'schema_migrations',
      'sessions',
      'submissions',
      'tool_icons',
      'tool_visits',
    ])
  })

  it.each([
    ['insert', sql`insert into tool_aliases (slug, tool_id) select 'lamp', id from tools`],
    ['update', sql`update tools set name = 'Lamp'`],
    ['delete', sql`delete from tool_aliases`],
    ['truncate', sql`truncate tool_aliases`],
    ['write into a month', sql`insert into site_figures select from site_figures where false`],
  ])('changes after each %s', async (_name, statement) => {
    expect(await changes(() => statement.execute(database.as('owner')))).toBe(true)
  })

  it('stays the same if nothing is written, and if only a missed search is counted', async () => {
    expect(await changes(async () => {})).toBe(false)
    const visit = sql`insert into missed_searches (day, locale, query) values (current_date, 'en', 'a')`
    expect(await changes(() => visit.execute(database.as('api')))).toBe(false)
  })

  it('changes with each commit, in whatever order transactions end', async () => {
    const { db } = database
    const versions = [await find()]
    const [first, second] = await Promise.all([db.startTransaction().execute(), db.startTransaction().execute()])
    await sql`update tools set name = 'First'`.execute(first)
    await sql`update category_texts set name = 'Second'`.execute(second)
    expect(await find()).toBe(versions[0])
    for (const transaction of [second, first]) {
      await transaction.commit().execute()
      versions.push(await find())
    }
    expect(new Set(versions).size).toBe(3)
  })

  it('changes after runs of jobs whose dates pages show, not after other runs', async () => {
    const { db } = database
    expect(await changes(() => recordJobRun(db, 'send-mail', {}, async () => ({})))).toBe(false)
    expect(await changes(() => recordJobRun(db, 'import-catalogue', {}, async () => ({})))).toBe(true)
    expect(await changes(() => recordJobRun(db, 'refresh-rankings', {}, async () => ({})))).toBe(true)
  })

  it('changes when a claim is decided, not when cases arrive or a correction is decided', async () => {
    expect(await changes(() => addCase('claim', 'AAAA-0001'))).toBe(false)
    expect(await changes(() => addCase('correction', 'AAAA-0002'))).toBe(false)
    expect(await changes(() => acceptCase('correction'))).toBe(false)
    expect(await changes(() => acceptCase('claim'))).toBe(true)
  })
})
