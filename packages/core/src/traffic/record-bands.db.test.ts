import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { recordBands } from './record-bands.ts'
import { ensureProvider } from './record-traffic.ts'

const database = openTestDatabase({ user: 'worker' })
const provider = { slug: 'lists', name: 'Lists', licence: 'none' }
const month = '2026-02-01'

const record = (countryCode: string, knownSiteId: number) =>
  recordBands(database.db, provider, month, { countryCode, listed: 20_000, places: [], knownSiteId })
const findChanges = () => database.db.selectFrom('band_changes').selectAll().orderBy('month').execute()

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
})

describe('recordBands', () => {
  it('consumes one id of the small sequence of providers, however many lists it stores', async () => {
    for (const code of ['AT', 'BE', 'CH', 'DK']) await record(code, 1)
    const idOf = (slug: string) => ensureProvider(database.db, { ...provider, slug })
    expect(await idOf('others')).toBe((await idOf(provider.slug)) + 1)
  })

  it('records a new list for its month and for the month compared with it', async () => {
    expect(await findChanges()).toEqual([
      { month, has_new_list: true },
      { month: '2026-03-01', has_new_list: true },
    ])
  })

  it('records a stored list again only if it was searched for newer sites, even if it names none of them', async () => {
    await database.db.deleteFrom('band_changes').execute()
    await record('AT', 1)
    expect(await findChanges()).toEqual([])
    await record('AT', 2)
    expect(await findChanges()).toEqual([
      { month, has_new_list: false },
      { month: '2026-03-01', has_new_list: false },
    ])
  })
})
