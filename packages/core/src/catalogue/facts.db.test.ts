import type { ToolFacts } from '@polydex/contract/tool-fact'
import { describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { removeTools } from './store/change-tools.ts'

const database = openTestDatabase()

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
  it('include plans until 120 days after they were checked', async () => {
    const { db } = database
    await createTaxonomy(db, { writing: ['copywriting'] })
    await createTools(db, [toolEntryOf('fresh', { facts: planned(119) }), toolEntryOf('old', { facts: planned(122) })])
    const kindsOf = async (toolId: string) => Object.keys((await getToolDetail(db, { toolId, locale: 'en' })).facts)
    expect([(await kindsOf('fresh')).toSorted(), await kindsOf('old')]).toEqual([['country', 'plans'], ['country']])
  })

  it('are deleted with links and other names when a tool is removed on request', async () => {
    const { db } = database
    const links = { docs: 'https://asked.example/docs' }
    await createTools(db, [
      toolEntryOf('asked', { facts: { country: { value: 'JP' } }, links, alsoKnownAs: ['Asked AI'] }),
    ])
    const { id } = await db.selectFrom('tools').select('id').where('slug', '=', 'asked').executeTakeFirstOrThrow()
    await removeTools(db, [{ id, contentHash: 'none' }])
    const row = await db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'removed', facts: {}, links: {}, also_known_as: [], lacks: [] })
  })
})
