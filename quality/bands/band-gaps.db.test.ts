import { findToolBands } from '@polydex/core/band/find-tool-bands'
import { listCountries } from '@polydex/core/band/list-countries'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { listMonthsUpTo, toMonth } from '@polydex/core/traffic/month'
import { recordBands } from '@polydex/core/traffic/record-bands'
import { beforeAll, describe, expect, it } from 'vitest'

const database = openTestDatabase()
const provider = { slug: 'crux', name: 'Lists', licence: 'x' }
const months = listMonthsUpTo('2026-06-01', 6)
const countries = listCountries().slice(0, 25)

/** Number of 25 full lists that name each site, month by month. */
const namedBy: Record<string, number[]> = {
  // Missing from nearly all lists for two months.
  omitted: [25, 24, 1, 0, 25, 25],
  // Came from nowhere, as new tools do.
  launched: [0, 0, 0, 0, 25, 25],
  steady: [25, 25, 25, 25, 25, 25],
}

const siteIdOf = new Map<string, number>()
beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting'] })
  await createTools(
    db,
    Object.keys(namedBy).map((slug) => toolEntryOf(slug)),
  )
  const tools = await db.selectFrom('tools').select(['slug', 'traffic_site_id']).execute()
  for (const { slug, traffic_site_id } of tools) siteIdOf.set(slug, traffic_site_id ?? 0)
  for (const [index, month] of months.entries())
    for (const [order, countryCode] of countries.entries())
      await recordBands(db, provider, month, {
        countryCode,
        listed: 50_000,
        places: [...siteIdOf].flatMap(([slug, siteId]) =>
          order < (namedBy[slug]?.[index] ?? 0) ? [{ siteId, band: 1_000 }] : [],
        ),
      })
  await refreshRankings(db, undefined, new Date('2026-07-15'))
})

const findMoves = (slug: string) =>
  database.db
    .selectFrom('site_bands')
    .select(['is_gap', 'compared_lists', 'ups', 'downs'])
    .where('site_id', '=', siteIdOf.get(slug) ?? 0)
    .orderBy('month')
    .execute()

describe('a site that the source temporarily omits from its lists', () => {
  it('moves neither up nor down because of the gap', async () => {
    expect(await findMoves('omitted')).toEqual([
      { is_gap: false, compared_lists: 0, ups: 0, downs: 0 },
      { is_gap: false, compared_lists: 25, ups: 0, downs: 1 },
      { is_gap: true, compared_lists: 0, ups: 0, downs: 0 },
      { is_gap: true, compared_lists: 0, ups: 0, downs: 0 },
      { is_gap: false, compared_lists: 0, ups: 0, downs: 0 },
      { is_gap: false, compared_lists: 25, ups: 0, downs: 0 },
    ])
  })

  it('does not trend when it returns, unlike a new site', async () => {
    const trending = await database.db
      .selectFrom('rankings')
      .innerJoin('ranking_entries', 'ranking_entries.ranking_id', 'rankings.id')
      .innerJoin('tools', 'tools.id', 'ranking_entries.tool_id')
      .select(['rankings.month', 'tools.slug'])
      .where('kind', '=', 'trending')
      .execute()
    expect(trending).toEqual([{ month: months[4], slug: 'launched' }])
  })

  it('shows the gap on its page, with no moves and no compared countries', async () => {
    const page = await findToolBands(database.db, siteIdOf.get('omitted') ?? 0, months[4] ?? '2026-05-01')
    expect(page?.moves).toBeNull()
    expect(page?.countries.filter(({ isCompared }) => isCompared)).toEqual([])
    expect(page?.months.filter(({ lists }) => lists === null).map(({ month }) => month)).toEqual(
      [months[2], months[3]].map((month) => toMonth(month ?? '2026-03-01')),
    )
  })
})
