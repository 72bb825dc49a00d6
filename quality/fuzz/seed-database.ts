import type { Db } from '@polydex/core/db/connect'
import { refreshRankings } from '@polydex/core/ranking/refresh-rankings'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'

const provider = { slug: 'panel', name: 'Panel', licence: 'test', kind: 'estimated' as const }
const shares = { direct: 0.5, referrals: 0.1, social: 0.1, mail: 0.05, search: 0.2, display: 0.05 }

/** Adds two months of figures for the present catalogue, so that every list has entries. */
export async function seedDatabase(db: Db): Promise<void> {
  const now = new Date('2026-11-15T03:00:00Z')
  const sites = await db.selectFrom('sites').select('id').orderBy('id').execute()
  for (const [month, factor] of [
    ['2026-09-01', 10_000],
    ['2026-10-01', 12_000],
  ] as const) {
    const figures = sites.map(({ id }, index) => ({
      siteId: id,
      visits: factor * (index + 1),
      visitDurationSeconds: 60,
      pagesPerVisit: 2,
      bounceRate: 0.4,
      sources: shares,
      countries: ['US', 'JP', 'BR'].map((code) => ({ code, share: 0.2 })),
      otherCountriesShare: 0.4,
    }))
    await recordTraffic(db, provider, month, figures)
  }
  await refreshRankings(db, undefined, now)
}
