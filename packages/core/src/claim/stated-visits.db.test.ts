import { trafficSource } from '@polydex/contract/figure/ranking'
import { sortKey } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { getCategoryGroups } from '../category/get-category-groups.ts'
import { getHome } from '../home/get-home.ts'
import { getCategoryStandings } from '../ranking/get-category-standings.ts'
import { getCategoryRanking, getRegionRanking, getSourceRanking, getTrendingRanking } from '../ranking/get-rankings.ts'
import { refreshRankings } from '../ranking/refresh-rankings.ts'
import { createTaxonomy, createTools, toolEntryOf } from '../testing/test-catalogue.ts'
import { createVerifiedMaker } from '../testing/test-claim.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createTraffic } from '../testing/test-traffic.ts'
import { refreshToolLists } from '../tool-list/refresh-tool-lists.ts'
import { getToolDetail } from '../tool/get-tool-detail.ts'
import { getTools } from '../tool/get-tools.ts'

const database = openTestDatabase()
const slugs = Array.from({ length: 12 }, (_, index) => `tool-${index}`)
const months = ['2026-08', '2026-09', '2026-10']
const accountOf = new Map<string, number>()

beforeAll(async () => {
  const { db } = database
  await createTaxonomy(db, { writing: ['copywriting', 'notes'], image: ['image-editing'] })
  const sources = { direct: 0.4, referrals: 0.1, social: 0.1, mail: 0.1, search: 0.2, display: 0.1 }
  const categories = ['copywriting', 'notes', 'image-editing']
  await createTools(
    db,
    slugs.map((slug, index) => toolEntryOf(slug, { categories: [categories[index % 3] ?? 'notes'] })),
  )
  for (const [index, month] of months.entries()) {
    // The last four tools have no figures: stated ones must not fill the gap.
    const visits = slugs
      .slice(0, 8)
      .map((slug, place) => [`${slug}.com`, 20_000 + 1_000 * ((place * 5 + index * 3) % 8)])
    const countries = [
      { code: 'US', share: 0.4 },
      { code: 'JP', share: 0.2 },
    ]
    await createTraffic(db, month, Object.fromEntries(visits), { countries, sources })
  }
  for (const slug of slugs) accountOf.set(slug, await createVerifiedMaker(db, slug))
})

async function refresh(): Promise<void> {
  const now = new Date('2026-11-15T03:00:00Z')
  await refreshRankings(database.db, undefined, now)
  await database.db.transaction().execute((transaction) => refreshToolLists(transaction))
}

/** Every list, sum and sort that visitors see, as the API answers it. */
async function readLists(): Promise<unknown> {
  const { db } = database
  const page = { locale: 'en' as const, page: 1, pageSize: 50 }
  const sorted = await Promise.all(
    sortKey.options.flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) => getTools(db, { ...page, sort, order, facets: true })),
    ),
  )
  const ranked = await Promise.all(
    months.flatMap((month) => [
      getCategoryStandings(db, { ...page, month }),
      getTrendingRanking(db, { ...page, month }),
      ...[undefined, 'copywriting', 'notes'].map((category) => getCategoryRanking(db, { ...page, month, category })),
      ...[undefined, 'US', 'JP'].map((region) => getRegionRanking(db, { ...page, month, region })),
      ...[undefined, ...trafficSource.options].map((source) => getSourceRanking(db, { ...page, month, source })),
    ]),
  )
  return { sorted, ranked, home: await getHome(db, page), groups: await getCategoryGroups(db, page) }
}

describe('stated visits', () => {
  it('D6.2d D3.1d never change a list, a sum or a sort order', async () => {
    await refresh()
    const before = await readLists()
    for (const [index, slug] of slugs.entries())
      await sql`
        insert into stated_visits (tool_id, account_id, month, visits)
        select id, ${accountOf.get(slug)}, month::date, ${1_000_000_000 - index * 1_000_000}
        from tools, unnest(${months.map((month) => `${month}-01`)}::text[]) as month where slug = ${slug}
      `.execute(database.db)
    await refresh()
    expect(await readLists()).toEqual(before)
    // Checks that stated visits were stored at all: without any, the lists could not have changed.
    const last = await database.db
      .selectFrom('stated_visits')
      .innerJoin('tools', 'tools.id', 'tool_id')
      .select('slug')
      .executeTakeFirstOrThrow()
    const { maker, traffic } = await getToolDetail(database.db, { toolId: last.slug, locale: 'en' })
    expect(maker?.visits.length).toBeGreaterThan(0)
    expect(traffic === null).toBe(slugs.indexOf(last.slug) >= 8)
  })
})
