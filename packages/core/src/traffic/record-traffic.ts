import type { TrafficKind } from '@polydex/contract/figure/ranking'
import type { Db } from '../db/connect.ts'
import { ensureMonthPartition } from './ensure-month-partition.ts'
import type { FirstDay } from './month.ts'

/** One site's figures of one month, as a provider reports them; shares and rates are 0–1. */
export type SiteTraffic = {
  siteId: number
  visits: number
  visitDurationSeconds: number | null
  pagesPerVisit: number | null
  bounceRate: number | null
  sources: { direct: number; referrals: number; social: number; mail: number; search: number; display: number } | null
  /** At most 20, largest first; `otherCountriesShare` is the rest. */
  countries: { code: string; share: number }[] | null
  otherCountriesShare: number | null
}

export type ProviderRow = { slug: string; name: string; licence: string; kind: TrafficKind }

/** Rows per statement: each takes 17 parameters, and a statement at most 65,535. */
const batchSize = 2_000

/** Adds a month's figures; those already stored for a site and provider stay. Returns the number of new rows. */
export async function recordTraffic(
  db: Db,
  provider: ProviderRow,
  month: FirstDay,
  figures: readonly SiteTraffic[],
): Promise<number> {
  await ensureMonthPartition(db, 'monthly_traffic', month)
  const providerId = await ensureProvider(db, provider)
  let added = 0
  for (let start = 0; start < figures.length; start += batchSize) {
    const rows = figures.slice(start, start + batchSize).map((figure) => ({
      month,
      site_id: figure.siteId,
      provider_id: providerId,
      kind: provider.kind,
      visits: figure.visits,
      visit_duration_seconds: figure.visitDurationSeconds,
      pages_per_visit: figure.pagesPerVisit,
      bounce_rate: figure.bounceRate,
      direct_share: figure.sources?.direct ?? null,
      referrals_share: figure.sources?.referrals ?? null,
      social_share: figure.sources?.social ?? null,
      mail_share: figure.sources?.mail ?? null,
      search_share: figure.sources?.search ?? null,
      display_share: figure.sources?.display ?? null,
      country_codes: figure.countries?.map(({ code }) => code) ?? null,
      country_shares: figure.countries?.map(({ share }) => share) ?? null,
      other_countries_share: figure.otherCountriesShare,
    }))
    const result = await db
      .insertInto('monthly_traffic')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    added += Number(result.numInsertedOrUpdatedRows ?? 0)
  }
  return added
}

/**
 * Returns the provider's id; updates name and licence from the code. A known provider is only read: an upsert draws a
 * value of the small sequence even if it inserts nothing, and locks the row that all lists refer to.
 */
export async function ensureProvider(db: Db, { slug, name, licence }: Omit<ProviderRow, 'kind'>): Promise<number> {
  const known = await db
    .selectFrom('providers')
    .select('id')
    .where('slug', '=', slug)
    .where('name', '=', name)
    .where('licence', '=', licence)
    .executeTakeFirst()
  if (known !== undefined) return known.id
  const { id } = await db
    .insertInto('providers')
    .values({ slug, name, licence })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name, licence }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
