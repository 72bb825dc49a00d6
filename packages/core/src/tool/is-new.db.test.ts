import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { findToolsByIds } from './find-tools-by-ids.ts'

const database = openTestDatabase()

/** The day `days` days before the database's today. */
async function dayBefore(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`select (current_date - ${days}::int)::date as day`.execute(database.db)
  return rows[0]?.day ?? ''
}

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [
    toolEntryOf('today', { firstListed: await dayBefore(0) }),
    toolEntryOf('still', { firstListed: await dayBefore(29) }),
    toolEntryOf('no-longer', { firstListed: await dayBefore(30) }),
    toolEntryOf('undated', {}),
  ])
})

describe('isNew', () => {
  it('D1.5 is true for tools first listed within the last 30 days, and false if that day is unknown', async () => {
    const ids = ['today', 'still', 'no-longer', 'undated']
    const { tools } = await findToolsByIds(database.db, ids, 'en')
    expect(tools.map(({ slug, isNew }) => [slug, isNew])).toEqual([
      ['today', true],
      ['still', true],
      ['no-longer', false],
      ['undated', false],
    ])
  })
})
