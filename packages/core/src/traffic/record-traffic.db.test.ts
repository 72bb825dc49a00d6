import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTraffic } from '../testing/test-traffic.ts'

const database = openTestDatabase({ user: 'worker' })

beforeAll(async () => {
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha')])
})

const findVisits = () =>
  database.db.selectFrom('monthly_traffic').select(['month', 'visits']).orderBy('month').execute()

describe('recordTraffic', () => {
  it('D3.1 never overwrites earlier figures of a provider', async () => {
    await createTraffic(database.db, '2026-10', { 'alpha.com': 10 })
    await createTraffic(database.db, '2026-10', { 'alpha.com': 99 })
    expect(await findVisits()).toEqual([{ month: '2026-10-01', visits: 10 }])
  })

  it('creates the partition of a new month, even with concurrent writers', async () => {
    await Promise.all([1, 2, 3, 4].map(() => createTraffic(database.db, '2026-08', { 'alpha.com': 5 })))
    expect(await findVisits()).toHaveLength(2)
  })

  it('refuses shares with an invalid country code', async () => {
    const countries = [{ code: 'usa', share: 0.5 }]
    await expect(createTraffic(database.db, '2026-07', { 'alpha.com': 5 }, { countries })).rejects.toThrow(
      'country_codes_form',
    )
  })
})
