import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { createVerifiedMaker } from '../testing/test-claim.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { collectUses } from './collect-uses.ts'
import { getToolUses } from './find-uses.ts'

const database = openTestDatabase()

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    ['alpha', 'beta'].map((slug) => toolEntryOf(slug)),
  )
})
beforeEach(() => database.db.deleteFrom('tool_uses').execute())

describe('uses of tools', () => {
  it('wait while the database refuses them', async () => {
    const faults: unknown[] = []
    const uses = collectUses(database.as('api'), (error) => faults.push(error))
    uses.count('opened', ['alpha'])
    await sql`revoke insert on tool_uses from polydex_api`.execute(database.db)
    await uses.end()
    expect(faults).toHaveLength(1)
    await sql`grant insert on tool_uses to polydex_api`.execute(database.db)
    uses.count('opened', ['alpha'])
    await uses.end()
    expect(await database.db.selectFrom('tool_uses').select('opened').execute()).toEqual([{ opened: 2 }])
  })

  it('are shown to the verified maker of the tool, by days and weeks, and to no other account', async () => {
    const [maker, stranger] = [
      await createVerifiedMaker(database.db, 'alpha'),
      await createVerifiedMaker(database.db, 'beta'),
    ]
    await sql`
      insert into tool_uses select id, current_date - days, 1, 0, 0, 2
      from tools, unnest(array[0, 6, 7, 29, 30, 100]) as days where slug = 'alpha'
    `.execute(database.db)
    const db = database.as('api')
    await expect(getToolUses(db, 'alpha', stranger)).rejects.toMatchObject({ code: 'not_found' })
    const { last7Days, last30Days, weeks } = await getToolUses(db, 'alpha', maker)
    expect([last7Days.opened, last30Days.compared, weeks.length]).toEqual([2, 8, 12])
    expect(weeks.every(({ from }) => new Date(from).getUTCDay() === 1)).toBe(true)
    expect(
      weeks.reduce((sum, { opened }) => sum + opened, 0),
      'all but the day before the weeks',
    ).toBe(5)
  })
})
