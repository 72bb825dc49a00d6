import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import type { Db } from '@polydex/core/db/connect'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { refreshToolLists } from '@polydex/core/tool-list/refresh-tool-lists'
import { recordTraffic, type SiteTraffic } from '@polydex/core/traffic/record-traffic'

/** Two months of a panel, each with the factor that its sites' visits are multiplied by. */
export const panelMonths = [
  ['2026-09-01', 10_000],
  ['2026-10-01', 12_000],
] as const

const slugs = ['alpha', 'beta', 'delta', 'epsilon', 'gamma']

/** Figures of a site in a month; only the visits differ between sites. */
export const figuresOf = (siteId: number, visits: number): SiteTraffic => ({
  siteId,
  visits,
  visitDurationSeconds: 60,
  pagesPerVisit: 2,
  bounceRate: 0.4,
  sources: { direct: 0.5, referrals: 0.1, social: 0.1, mail: 0.05, search: 0.2, display: 0.05 },
  countries: [
    { code: 'US', share: 0.5 },
    { code: 'JP', share: 0.2 },
  ],
  otherCountriesShare: 0.3,
})

/**
 * A small catalogue with every state a tool can be in: with visits (beta, delta, epsilon), without (alpha), below a path
 * (shared), with AI as a feature only (epsilon), in one language only (chinese), closed, renamed, and removed after the
 * lists were made (gamma).
 */
export async function createTestTools(db: Db): Promise<void> {
  await createTaxonomy(db, { writing: ['copywriting', 'translation'], image: ['image-editing'] })
  await createTools(db, [
    ...slugs.map((slug, index) =>
      toolEntryOf(slug, {
        categories: index < 3 ? ['copywriting', 'image-editing'] : ['translation'],
        pricing: { model: index % 2 === 0 ? 'free' : 'paid' },
        ...(slug === 'epsilon' && { aiRole: 'feature' }),
        firstListed: `2026-0${index + 1}-01`,
      }),
    ),
    toolEntryOf('shared', { homepage: 'https://alpha.com/shared', categories: ['copywriting'] }),
    toolEntryOf('chinese', {
      categories: ['copywriting'],
      texts: { tw: { name: '中文工具', description: '只有繁體中文的說明。', useCases: [] } },
    }),
    toolEntryOf('closed-one', { categories: ['copywriting'], closed: true }),
    toolEntryOf('renamed', { categories: ['translation'], aliases: ['old-name'] }),
  ])
  const sites = await db
    .selectFrom('sites')
    .select(['id', 'host'])
    .where('host', '!=', 'alpha.com')
    .orderBy('host')
    .execute()
  for (const [month, factor] of panelMonths) {
    await recordTraffic(
      db,
      { slug: 'panel', name: 'Panel', licence: 'CC0', kind: 'estimated' },
      month,
      sites
        .filter(({ host }) => ['beta.com', 'delta.com', 'epsilon.com'].includes(host))
        .map(({ id }, index) => figuresOf(id, factor * (index + 1))),
    )
  }
  await refreshRankings(db, undefined, new Date('2026-11-15T03:00:00Z'))
  await db.transaction().execute((transaction) => refreshToolLists(transaction))
  await db.updateTable('tools').set({ status: 'removed' }).where('slug', '=', 'gamma').execute()
}
