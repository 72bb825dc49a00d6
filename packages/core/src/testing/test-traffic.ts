import type { TrafficKind } from '@polydex/contract/figure/ranking'
import type { Db } from '../db/connect.ts'
import { toFirstDay } from '../traffic/month.ts'
import { recordTraffic, type SiteTraffic } from '../traffic/record-traffic.ts'

type GivenTraffic = {
  kind?: TrafficKind
  provider?: string
  countries?: { code: string; share: number }[]
  sources?: SiteTraffic['sources']
}

/** Stores visits of a month by host: `await createTraffic(db, '2026-10', { 'a.com': 2_000 })`. */
export async function createTraffic(
  db: Db,
  month: string,
  visitsOf: Record<string, number>,
  { kind = 'estimated', provider = 'panel', countries, sources = null }: GivenTraffic = {},
): Promise<void> {
  const sites = await db.selectFrom('sites').select(['id', 'host']).where('host', 'in', Object.keys(visitsOf)).execute()
  await recordTraffic(
    db,
    { slug: provider, name: provider, licence: 'test', kind },
    toFirstDay(month),
    sites.map(({ id, host }) => ({
      siteId: id,
      visits: visitsOf[host] ?? 0,
      visitDurationSeconds: null,
      pagesPerVisit: null,
      bounceRate: null,
      sources,
      countries: countries ?? null,
      otherCountriesShare: countries === undefined ? null : 0,
    })),
  )
}
