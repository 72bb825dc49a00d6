import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../db/connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { importSource, type Remark } from './import-source.ts'
import { createTaxonomy, toolEntryOf } from '../testing/test-catalogue.ts'
import { checksumRows } from '../testing/test-checksum.ts'

const database = openTestDatabase({ user: 'worker' })

async function emptyTools(db: Db): Promise<void> {
  await db.deleteFrom('tools').execute()
  await db.deleteFrom('sites').execute()
}

async function* placeRows(rows: readonly object[]) {
  for (const [index, raw] of rows.entries()) yield { place: `line ${index + 1}`, raw }
}

/** Imports rows as lines of a list. */
async function importRows(rows: readonly object[], catalogue = 'list') {
  const remarks: Remark[] = []
  const source = { catalogue, readRows: () => placeRows(rows), computeReadShare: () => 1, close: async () => {} }
  const report = await importSource(database.db, source, {
    now: new Date('2026-11-15T03:00:00Z'),
    onRemark: (remark) => remarks.push(remark),
  })
  return { ...report, remarks }
}

const row = (slug: string, given: object = {}) => ({
  slug,
  name: slug,
  url: `https://${slug}.com/`,
  categories: ['copywriting'],
  ...given,
})

const getTool = (slug: string) =>
  database.db.selectFrom('tools').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow()
const findAliases = async () =>
  Object.fromEntries(
    (
      await database.db
        .selectFrom('tool_aliases')
        .innerJoin('tools', 'tools.id', 'tool_aliases.tool_id')
        .select(['tool_aliases.slug as alias', 'tools.slug as tool'])
        .orderBy('tool_aliases.slug')
        .execute()
    ).map(({ alias, tool }) => [alias, tool]),
  )
const countTexts = async () => (await database.db.selectFrom('tool_texts').select('locale').execute()).length

beforeEach(async () => {
  await emptyTools(database.as('owner'))
  await createTaxonomy(database.db, { writing: ['copywriting'] })
})

describe('importSource, slugs', () => {
  it('D2.3c renames a tool, keeping its id and its old slug as an alias', async () => {
    await importRows([row('old')])
    const { id } = await getTool('old')
    expect(await importRows([row('new', { url: 'https://old.com/', aliases: ['old'] })])).toMatchObject({ changed: 1 })
    expect(await getTool('new')).toMatchObject({ id, status: 'published' })
    expect(await findAliases()).toEqual({ old: 'new' })
    expect((await importRows([row('old', { url: 'https://other.com/' })])).remarks).toEqual([
      { kind: 'rejected', place: 'line 1', reason: 'slug old is an alias of new' },
    ])
  })

  it('D2.3c merges tools: the old slugs become aliases of the remaining one', async () => {
    await importRows([row('older'), row('new')])
    await importRows([row('old', { url: 'https://older.com/', aliases: ['older'] })])
    expect(await importRows([row('new', { url: 'https://older.com/', aliases: ['old'] })])).toMatchObject({
      changed: 1,
    })
    expect(await getTool('old')).toMatchObject({ status: 'merged', traffic_site_id: null })
    const kept = await getTool('new')
    expect(kept).toMatchObject({
      status: 'published',
      homepage_url: 'https://older.com/',
      traffic_site_id: kept.site_id,
    })
    expect(await findAliases()).toEqual({ old: 'new', older: 'new' })
    const before = await checksumRows(database.as('owner'))
    expect(await importRows([row('new', { url: 'https://older.com/', aliases: ['old'] })])).toMatchObject({
      changed: 0,
    })
    expect(await checksumRows(database.as('owner'))).toBe(before)
    const count = await database.db
      .selectFrom('tool_counts')
      .select('tools')
      .where('scope', '=', 'all')
      .executeTakeFirst()
    expect(count?.tools).toBe(1)
  })

  it('D2.3c rejects slugs and aliases that are already taken', async () => {
    await importRows([row('one', { aliases: ['old'] }), row('theirs')])
    await importRows([row('kept')], 'other')
    await importRows([row('gone')])
    await importRows([{ slug: 'gone', removed: true }])
    const { remarks } = await importRows([
      row('two', { aliases: ['old'] }),
      row('three', { aliases: ['kept'] }),
      row('four', { aliases: ['gone'] }),
      row('five', { aliases: ['theirs'] }),
      row('theirs'),
    ])
    expect(remarks.map(({ reason }) => reason).toSorted()).toEqual([
      'alias gone was removed on request',
      'alias kept is kept by other',
      'alias old belongs to one',
      'slug theirs is already in line 4',
    ])
  })

  it('D2.3c closes a tool and reopens it', async () => {
    await importRows([row('one')])
    await importRows([row('one', { closed: true })])
    expect(await getTool('one')).toMatchObject({ status: 'closed' })
    await importRows([row('one')])
    expect(await getTool('one')).toMatchObject({ status: 'published' })
  })

  it('D2.3c removes a tool on request: deletes its texts, keeps its slug and reserves its homepage', async () => {
    await importRows([toolEntryOf('one'), row('two')])
    expect(await countTexts()).toBe(1)
    expect(
      await importRows([
        { slug: 'one', removed: true },
        { slug: 'never', removed: true },
      ]),
    ).toMatchObject({
      changed: 1,
      unchanged: 1,
    })
    expect(await getTool('one')).toMatchObject({ status: 'removed', traffic_site_id: null })
    expect(await countTexts()).toBe(0)
    expect((await importRows([row('again', { url: 'https://one.com/' })])).remarks[0]?.reason).toContain(
      'belongs to one',
    )
  })
})

describe('importSource, ownership', () => {
  it('rejects a homepage that belongs to another tool', async () => {
    await importRows([row('one')], 'shipped')
    expect((await importRows([row('two', { url: 'https://one.com' }), row('three')])).remarks).toEqual([
      { kind: 'rejected', place: 'line 1', reason: 'homepage https://one.com/ belongs to one' },
    ])
  })

  it('lets homepages move from tool to tool, whatever the order of the rows', async () => {
    const slugs = ['a', 'b', 'c', 'd']
    const shifted = slugs.map((slug, index) => row(slug, { url: `https://${slugs[index + 1] ?? 'new'}.com/` }))
    for (const order of [shifted, shifted.toReversed()]) {
      await emptyTools(database.as('owner'))
      await importRows(slugs.map((slug) => row(slug)))
      expect(await importRows(order)).toMatchObject({ changed: 4, rejected: 0 })
      expect(await getTool('a')).toMatchObject({ homepage_url: 'https://b.com/' })
    }
  })

  it('D3.1a gives a host’s figures to the tool at its root alone: the one that was there first, until it is gone', async () => {
    await importRows([row('one'), row('below', { url: 'https://www.one.com/below' })])
    const { site_id } = await getTool('one')
    await importRows([row('two', { url: 'https://www.one.com/' })])
    expect(await getTool('one')).toMatchObject({ traffic_site_id: site_id })
    expect(await getTool('below')).toMatchObject({ site_id, traffic_site_id: null })
    expect(await getTool('two')).toMatchObject({ site_id, traffic_site_id: null })
    await importRows([row('one', { closed: true })])
    expect(await getTool('one')).toMatchObject({ traffic_site_id: null })
    expect(await getTool('two')).toMatchObject({ traffic_site_id: site_id })
  })
})
