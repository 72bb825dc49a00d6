import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { toolEntryOf } from '../../testing/test-catalogue.ts'
import { storeBatch } from '../../catalogue/store/store-batch.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { rebuildSearch } from './rebuild-search.ts'
import { createSearchedTools, refreshLists, searchSlugs, searchTools, textsOf } from '../../testing/test-search.ts'

const database = openTestDatabase({ user: 'worker' })
beforeAll(() => createSearchedTools(database.db))

const slugsOf = (q: string) => searchSlugs(database.db, q)

const change = (entries: Parameters<typeof storeBatch>[1]) =>
  database.db
    .transaction()
    .execute((transaction) => storeBatch(transaction, entries, { catalogue: 'shipped' }, '2026-01-02'))

describe('search documents', () => {
  it('are updated in the transaction that changes the data', async () => {
    const entry = toolEntryOf('newcomer', { name: 'Newcomer', texts: textsOf({ en: 'Knits pullovers' }) })
    await database.db
      .transaction()
      .execute(async (transaction) => {
        await storeBatch(transaction, [{ place: 'x', entry }], { catalogue: 'shipped' }, '2026-01-02')
        throw new Error('taken back')
      })
      .catch(() => undefined)
    const count = async () => (await database.db.selectFrom('search_documents').select('tool_id').execute()).length
    const before = await count()
    await change([{ place: 'x', entry }])
    expect(await count()).toBe(before + 1)
    await refreshLists(database.db)
    expect(await slugsOf('newcomer')).toEqual(['newcomer'])
    await change([{ place: 'x', entry: { ...entry, name: 'Oldtimer' } }])
    expect([await slugsOf('newcomer'), await slugsOf('oldtimer')]).toEqual([[], ['newcomer']])
    await change([{ place: 'x', entry: { slug: 'newcomer', removed: true } }])
    expect(await slugsOf('oldtimer')).toEqual([])
  })

  it('are rebuilt while searches are answered, without losing a concurrent change', async () => {
    const read = () =>
      sql<{ tool_id: number; document: string }>`
      select tool_id, document::text from search_documents order by tool_id`.execute(database.db)
    const before = await read()
    const answers: number[] = []
    const state = { isDone: false }
    const asking = (async () => {
      while (!state.isDone) answers.push((await searchTools(database.db, 'remove background')).total)
    })()
    const entry = toolEntryOf('late', { name: 'Latecomer', texts: textsOf({ en: 'Arrives while others rebuild' }) })
    const [rebuilt] = await Promise.all([rebuildSearch(database.db), change([{ place: 'x', entry }])])
    state.isDone = true
    await asking
    expect(answers.length).toBeGreaterThan(0)
    expect(new Set(answers)).toEqual(new Set([1]))
    await refreshLists(database.db)
    expect(await slugsOf('latecomer')).toEqual(['late'])
    expect(rebuilt.documents).toBeGreaterThanOrEqual(before.rows.length)
    const after = await read()
    expect(after.rows.filter(({ tool_id: id }) => before.rows.some((row) => row.tool_id === id))).toEqual(before.rows)
    await rebuildSearch(database.db)
    expect(await read()).toEqual(after)
  })
})
