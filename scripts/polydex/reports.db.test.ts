import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { afterEach, expect, it, vi } from 'vitest'
import { showUses } from './reports.ts'

const database = openTestDatabase()
afterEach(() => vi.unstubAllEnvs())

it('polydex stats lists the most opened tools of the days with their sum, or one tool day by day', async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(
    database.db,
    ['alpha', 'beta'].map((slug) => toolEntryOf(slug)),
  )
  await sql`
    insert into tool_uses select id, current_date - days, length(slug), 1, 0, 0
    from tools, unnest(array[0, 1, 2]) as days where days < 2 or slug = 'beta'
  `.execute(database.db)
  vi.stubEnv('DATABASE_URL', database.urlOf('reader'))
  const print = vi.spyOn(console, 'log').mockImplementation(() => {})
  const read = async (...words: string[]) => {
    await showUses(words)
    const lines = String(print.mock.lastCall?.[0]).split('\n').slice(1)
    return lines.map((line) => line.trim().split(/\s+/).slice(0, 5).join(' '))
  }
  expect(await read('--days', '2')).toEqual(['10 2 0 0 alpha', '8 2 0 0 beta', '18 4 0 0 all'])
  const byDay = await read('--tool', 'alpha')
  expect([byDay.length, ...byDay.slice(1, 3).map((line) => line.slice(0, 7))]).toEqual([30, '5 1 0 0', '0 0 0 0'])
  await expect(showUses(['--tool', 'gamma'])).rejects.toThrow('no tool gamma')
  await expect(showUses(['--days', '0'])).rejects.toThrow('whole number')
})
