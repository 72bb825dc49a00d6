import { beforeAll, describe, expect, it } from 'vitest'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { recordBands } from '../traffic/record-bands.ts'
import { recordTraffic, type SiteTraffic } from '../traffic/record-traffic.ts'
import { rankSlowly, readFacts, type Facts } from '../testing/reference-ranking.ts'
import { refreshRankings } from './refresh-rankings.ts'

const database = openTestDatabase()
const months = ['2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01']
const categories = ['copywriting', 'translation', 'image-editing', 'seo', 'travel']
const countries = ['US', 'JP', 'KR', 'TW', 'VN', 'DE', 'XK']
// A tool can only rise if twenty lists name it.
const listed = [...countries, ...'AT BE BR CA CH CZ DK ES FI FR GR HU IE IT MX NL NO PL PT RO SE TR UA'.split(' ')]
const sources = ['direct', 'referrals', 'social', 'mail', 'search', 'display']
let facts: Facts

/** Picks differently in every run, whose seed is printed. */
const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value

beforeAll(async () => {
  const { db } = database
  const seed = Number(process.env['RANKING_SEED'] ?? Date.now() % 100_000)
  console.log(`RANKING_SEED=${seed}`)
  let state = seed
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  await createTaxonomy(db, { writing: categories.slice(0, 3), marketing: categories.slice(3) })
  await createTools(
    db,
    Array.from({ length: 90 }, (_, index) =>
      toolEntryOf(`tool-${String(index).padStart(3, '0')}`, {
        categories: [...new Set([pick(categories.slice(0, 4), random), pick(categories.slice(0, 4), random)])],
        ...(index % 9 === 0 && { homepage: `https://shared.com/${index}` }),
      }),
    ),
  )
  const sites = await db.selectFrom('sites').select('id').execute()
  const providers = [
    { slug: 'owner', name: 'Owner', licence: 'x', kind: 'measured' as const },
    { slug: 'panel', name: 'Panel', licence: 'x', kind: 'estimated' as const },
    { slug: 'sample', name: 'Sample', licence: 'x', kind: 'sample' as const },
  ]
  const figureOf = (siteId: number): SiteTraffic => {
    const codes = countries.slice(0, 6).filter(() => random() < 0.6)
    const spread = sources.map(() => Math.floor(random() * 1_600) / 10_000)
    const [direct = 0, referrals = 0, social = 0, mail = 0, search = 0, display = 0] = spread
    return {
      siteId,
      visits: Math.floor(random() * 40) * 1_000,
      visitDurationSeconds: null,
      pagesPerVisit: null,
      bounceRate: null,
      sources: random() < 0.8 ? { direct, referrals, social, mail, search, display } : null,
      countries: codes.map((code) => ({ code, share: Math.floor(random() * 1_500) / 10_000 })),
      otherCountriesShare: 0.1,
    }
  }
  for (const month of months) {
    for (const provider of providers) {
      // Real figures only from the third month on, so that two months are based on bands and sample figures.
      const chance = provider.kind === 'sample' ? 0.7 : months.indexOf(month) < 2 ? 0 : 0.25
      await recordTraffic(
        db,
        provider,
        month,
        sites.filter(() => random() < chance).map(({ id }) => figureOf(id)),
      )
    }
    for (const countryCode of listed) {
      const places = sites
        .filter(({ id }) => random() < (id % 7) / 7)
        .map(({ id }) => ({ siteId: id, band: pick([1_000, 5_000, 10_000], random) }))
      await recordBands(db, { slug: 'lists', name: 'Lists', licence: 'x' }, month, {
        countryCode,
        // One list in ten is short: drawn, never counted.
        listed: 8_000 + Math.floor(random() * 20_000),
        places,
      })
    }
  }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  facts = await readFacts(db)
})

async function findStored(kind: 'category' | 'region' | 'source' | 'trending', key: string, month: string) {
  const head = await database.db
    .selectFrom('rankings')
    .select(['id', 'basis', 'total'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('month', '=', month)
    .executeTakeFirst()
  if (head === undefined) return { basis: 'none', total: 0, rows: [] }
  const rows = await database.db
    .selectFrom('ranking_entries')
    .innerJoin('tools', 'tools.id', 'ranking_entries.tool_id')
    .select(['tools.slug as tool', 'rank', 'amount', 'growth'])
    .where('ranking_id', '=', head.id)
    .orderBy('position')
    .execute()
  return { basis: head.basis, total: head.total, rows }
}

/** The difference of two decimals may deviate in its last digit. */
const rounded = (list: {
  basis: string
  total: number
  rows: { tool: string; rank: number | null; amount: number | null; growth: number | null }[]
}) => ({
  ...list,
  rows: list.rows.map(({ amount, growth, ...row }) => ({
    ...row,
    amount: amount === null ? null : Math.round(amount * 1e6) / 1e6,
    growth: growth === null ? null : Math.round(growth * 1e6) / 1e6 + 0,
  })),
})

describe('stored rankings', () => {
  it('D3.1d equal a slow reference implementation for every kind, key and month', async () => {
    const lists = [
      ...['', ...categories].map((key) => ['category', key] as const),
      ...[...countries, 'FR'].map((key) => ['region', key] as const),
      ...sources.map((key) => ['source', key] as const),
      ['trending', ''] as const,
    ]
    const bases = new Set<string>()
    for (const month of months)
      for (const [kind, key] of lists) {
        const stored = await findStored(kind, key, month)
        bases.add(stored.basis)
        const expected = rounded(rankSlowly(facts, kind, key, month))
        expect([kind, key, month, rounded(stored)]).toEqual([kind, key, month, expected])
      }
    // Otherwise the comparison would not have covered every rule.
    expect([...bases].toSorted()).toEqual(['bands', 'none', 'sample', 'visits'])
  })
})
