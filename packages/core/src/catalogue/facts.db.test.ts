import { describe, expect, it } from 'vitest'
import { createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { removeTools } from './store/change-tools.ts'

const database = openTestDatabase()

describe('facts of an entry', () => {
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
