import type { ToolFacts } from '@polydex/contract/tool-fact'
import { describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { findEntry } from './entry/find-entry.ts'
import { removeTools } from './store/change-tools.ts'

const database = openTestDatabase()

const facts: ToolFacts = {
  platforms: { yes: ['web', 'ios'], no: ['linux'] },
  free: { value: { limit: 'per-day', signUp: 'no' } },
  maker: { value: 'Lantern', checked: { on: '2026-11-01', at: 'https://lantern.example/about' } },
  country: { value: 'JP' },
  launched: { value: 2024 },
}

/** A price that was checked `daysAgo` days ago. */
const planned = (daysAgo: number): ToolFacts => ({
  plans: {
    value: [{ name: 'Pro', amount: 12, currency: 'USD', period: 'month', perSeat: true }],
    checked: {
      on: new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      at: 'https://lantern.example/pricing',
    },
  },
  country: { value: 'JP' },
})

describe('facts of an entry', () => {
  it('are stored, returned with the tool and read back unchanged', async () => {
    const { db } = database
    await createTaxonomy(db, { writing: ['copywriting'] })
    await createTools(db, [toolEntryOf('lantern', { facts }), toolEntryOf('plain')])
    expect((await getToolDetail(db, { toolId: 'lantern', locale: 'en' })).facts).toEqual(facts)
    expect((await getToolDetail(db, { toolId: 'plain', locale: 'en' })).facts).toEqual({})
    const ids = await db.selectFrom('tools').select(['id', 'slug']).orderBy('slug').execute()
    const entries = await Promise.all(ids.map(({ id }) => findEntry(db, id)))
    expect(entries.map((state) => state?.entry.facts)).toEqual([facts, undefined])
  })

  it('include plans until 120 days after they were checked', async () => {
    const { db } = database
    await createTools(db, [toolEntryOf('fresh', { facts: planned(119) }), toolEntryOf('old', { facts: planned(122) })])
    const kindsOf = async (toolId: string) => Object.keys((await getToolDetail(db, { toolId, locale: 'en' })).facts)
    expect([(await kindsOf('fresh')).toSorted(), await kindsOf('old')]).toEqual([['country', 'plans'], ['country']])
  })

  it('are deleted with links and other names when a tool is removed on request', async () => {
    const { db } = database
    const links = { docs: 'https://asked.example/docs' }
    await createTools(db, [toolEntryOf('asked', { facts, links, alsoKnownAs: ['Asked AI'] })])
    const { id } = await db.selectFrom('tools').select('id').where('slug', '=', 'asked').executeTakeFirstOrThrow()
    await removeTools(db, [{ id, contentHash: 'none' }])
    const row = await db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'removed', facts: {}, links: {}, also_known_as: [], lacks: [] })
  })
})
