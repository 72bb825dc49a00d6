import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createSearchedTools } from '../../testing/test-search.ts'
import type { ToolListQuery } from '../../tool/choose-page.ts'
import { getTools } from '../../tool/get-tools.ts'
import { findMissedSearches } from './missed-searches.ts'

const database = openTestDatabase()
beforeAll(() => createSearchedTools(database.db))
beforeEach(() => database.db.deleteFrom('missed_searches').execute())

const search = (q: string, query: Partial<ToolListQuery> = {}, isCounted = true) =>
  getTools(
    database.db,
    { q, locale: 'en', page: 1, pageSize: 12, facets: true, ...query },
    { countIn: isCounted ? database.db : undefined },
  )

const readCounts = async () =>
  (
    await database.db
      .selectFrom('missed_searches')
      .select(['locale', 'query', 'searches'])
      .orderBy('locale')
      .orderBy('query')
      .execute()
  ).map(({ locale, query, searches }) => `${locale} ${query} ${searches}`)

describe('missed searches', () => {
  it('are counted by language and folded text', async () => {
    for (const query of ['Wúnderkammer', 'WUNDERKAMMER!', 'wunderkammer', 'wunder kammer']) await search(query)
    await search('wunderkammer', { locale: 'de' })
    expect(await readCounts()).toEqual(['de wunderkammer 1', 'en wunder kammer 1', 'en wunderkammer 3'])
  })

  it('are not recorded for searches with results, for those emptied by a filter, or if switched off', async () => {
    await search('translate')
    await search('translate', { price: ['contact'] })
    await search('wunderkammer', {}, false)
    expect(await readCounts()).toEqual([])
  })

  it('are not stored if they may contain personal data, are too long or have no words', async () => {
    for (const query of ['zorblax@example.com', 'zorblax 030 1234567', '+49 (30) 123-45-67', 'zx '.repeat(60), '!!!'])
      await search(query)
    expect(await readCounts()).toEqual([])
  })

  it('are listed once they have occurred five times', async () => {
    for (let time = 0; time < 5; time += 1) await search('wunderkammer')
    for (let time = 0; time < 4; time += 1) await search('zorblax')
    expect(await findMissedSearches(database.db)).toMatchObject([{ locale: 'en', query: 'wunderkammer', searches: 5 }])
  })
})
