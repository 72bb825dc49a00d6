import type { ToolFacts } from '@polydex/contract/tool-fact'
import { describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { findEntry } from './entry/find-entry.ts'

const database = openTestDatabase()

const facts: ToolFacts = {
  platforms: { yes: ['web', 'ios'], no: ['linux'] },
  free: { value: { limit: 'per-day', signUp: 'no' } },
  maker: { value: 'Lantern', checked: { on: '2026-11-01', at: 'https://lantern.example/about' } },
  country: { value: 'JP' },
  launched: { value: 2024 },
}

describe('facts of an entry', () => {
  it('are stored, shown with the tool, and come back as they were in the file', async () => {
    const { db } = database
    await createTaxonomy(db, { writing: ['copywriting'] })
    await createTools(db, [toolEntryOf('lantern', { facts }), toolEntryOf('plain')])
    expect((await getToolDetail(db, { toolId: 'lantern', locale: 'en' })).facts).toEqual(facts)
    expect((await getToolDetail(db, { toolId: 'plain', locale: 'en' })).facts).toEqual({})
    const ids = await db.selectFrom('tools').select(['id', 'slug']).orderBy('slug').execute()
    const entries = await Promise.all(ids.map(({ id }) => findEntry(db, id)))
    expect(entries.map((state) => state?.entry.facts)).toEqual([facts, undefined])
  })
})
