import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTraffic } from '../testing/test-traffic.ts'
import { getCategoryRanking } from './get-rankings.ts'
import { refreshRankings } from './refresh-rankings.ts'

const database = openTestDatabase({ user: 'worker' })
const now = new Date('2026-11-15T03:00:00Z')
const query = { locale: 'en', page: 1, pageSize: 24 } as const

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting', 'translation'], image: ['image-editing'] })
  await createTools(db, [
    toolEntryOf('alpha', { categories: ['copywriting', 'translation'] }),
    toolEntryOf('beta'),
    toolEntryOf('gamma'),
    toolEntryOf('delta', { homepage: 'https://shared.com/delta' }),
    toolEntryOf('omega', { homepage: 'https://shared.com/omega' }),
  ])
  await createTraffic(db, '2026-09', { 'alpha.com': 2_000, 'beta.com': 3_000, 'shared.com': 9_000_000 })
  await createTraffic(
    db,
    '2026-10',
    { 'alpha.com': 5_000, 'beta.com': 4_000, 'gamma.com': 100, 'shared.com': 9_000_000 },
    { countries: ['US', 'JP', 'DE', 'VN'].map((code) => ({ code, share: 0.2 })) },
  )
  await refreshRankings(db, undefined, now)
})

describe('refresh-rankings', () => {
  it('D3.1d S3.1n ranks a category by visits with growth and growth rate', async () => {
    const { tools, basis, total, month } = await getCategoryRanking(database.db, { ...query, category: 'copywriting' })
    expect({ basis, total, month }).toEqual({ basis: 'visits', total: 5, month: '2026-10' })
    expect(tools.slice(0, 3)).toMatchObject([
      { slug: 'alpha', rank: 1, previousRank: 2, visits: 5_000, growth: 3_000, growthRate: 1.5 },
      { slug: 'beta', rank: 2, previousRank: 1, visits: 4_000, growth: 1_000 },
      { slug: 'gamma', rank: 3, previousRank: null, visits: 100, growth: null, growthRate: null },
    ])
  })

  it('changes nothing when run again', async () => {
    const before = await getCategoryRanking(database.db, query)
    await refreshRankings(database.db, undefined, now)
    await refreshRankings(database.db, '2026-10-01', now)
    expect(await getCategoryRanking(database.db, query)).toEqual(before)
  })

  it('leaves past months unchanged when a tool is added', async () => {
    const { db } = database
    const september = { ...query, month: '2026-09' }
    const before = await getCategoryRanking(db, september)
    await createTools(db, [toolEntryOf('zeta')])
    await refreshRankings(db, undefined, now)
    expect((await getCategoryRanking(db, query)).total).toBe(6)
    expect(await getCategoryRanking(db, september)).toEqual(before)
  })

  it('D3.1 compares only months of the same provider', async () => {
    const { db } = database
    await createTools(db, [toolEntryOf('switcher', { categories: ['image-editing'] })])
    await createTraffic(db, '2026-09', { 'switcher.com': 50_000 }, { provider: 'old-panel' })
    await createTraffic(db, '2026-10', { 'switcher.com': 60_000 }, { provider: 'new-panel' })
    await refreshRankings(db, '2026-09-01', now)
    await refreshRankings(db, '2026-10-01', now)
    const { tools } = await getCategoryRanking(db, { ...query, category: 'image-editing' })
    expect(tools).toMatchObject([{ slug: 'switcher', rank: 1, previousRank: null, visits: 60_000, growth: null }])
  })

  it('D3.1 prefers measured figures to estimated ones', async () => {
    const { db } = database
    await createTraffic(db, '2026-10', { 'switcher.com': 70_000 }, { provider: 'owner', kind: 'measured' })
    await refreshRankings(db, '2026-10-01', now)
    const { tools, sources } = await getCategoryRanking(db, { ...query, category: 'image-editing' })
    expect(tools).toMatchObject([{ visits: 70_000 }])
    expect(sources).toEqual([{ provider: 'owner', kind: 'measured' }])
  })
})
