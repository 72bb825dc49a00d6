import type { RankingBasis, TrafficKind } from '@polydex/contract/figure/ranking'
import type { ToolDetail } from '@polydex/contract/tool/tool-detail'
import { sql } from 'kysely'
import { findToolBands } from '../band/find-tool-bands.ts'
import type { Db } from '../db/connect.ts'
import { computeGrowth, computeGrowthRate } from '../traffic/growth.ts'
import { listMonthsUpTo, toMonth, type FirstDay } from '../traffic/month.ts'

type Traffic = NonNullable<ToolDetail['traffic']>

type TrafficRow = Pick<
  Traffic,
  'provider' | 'licence' | 'visits' | 'visitDurationSeconds' | 'pagesPerVisit' | 'bounceRate' | 'otherCountriesShare'
> & {
  kind: TrafficKind
  month: FirstDay
  visitsBefore: number | null
  series: (number | null)[]
  shares: Record<Traffic['sources'][number]['source'], number | null>
  countryCodes: string[] | null
  countryShares: number[] | null
}

export type ToolFigures = Pick<ToolDetail, 'traffic' | 'bands'>

/**
 * All figures of a site in a month. Invented visits are shown only if there are no others anywhere; bands are shown
 * beside visits too, because they mean something else. The month is a parameter, so that PostgreSQL opens one
 * partition.
 */
export async function findSiteDetail(
  db: Db,
  siteId: number,
  { month, basis }: { month: FirstDay; basis: RankingBasis },
): Promise<ToolFigures> {
  const { rows } = await sql<{ traffic: TrafficRow | null }>`
    select (
      select json_build_object(
        'provider', providers.name, 'licence', providers.licence, 'kind', figures.kind, 'month', figures.month,
        'visits', figures.visits, 'visitsBefore', figures.visits_before, 'series', figures.series,
        'visitDurationSeconds', traffic.visit_duration_seconds, 'pagesPerVisit', traffic.pages_per_visit,
        'bounceRate', traffic.bounce_rate,
        'shares', json_build_object(
          'direct', traffic.direct_share, 'referrals', traffic.referrals_share, 'social', traffic.social_share,
          'mail', traffic.mail_share, 'search', traffic.search_share, 'display', traffic.display_share),
        'countryCodes', traffic.country_codes, 'countryShares', traffic.country_shares,
        'otherCountriesShare', traffic.other_countries_share)
      from site_figures figures
      join providers on providers.id = figures.provider_id
      join monthly_traffic traffic
        on traffic.month = ${month} and traffic.site_id = figures.site_id
        and traffic.provider_id = figures.provider_id
      where figures.month = ${month} and figures.site_id = ${siteId}
        and (figures.kind = 'sample') = (${basis} = 'sample')
    ) as traffic
  `.execute(db)
  return { traffic: toTraffic(rows[0]?.traffic ?? null), bands: await findToolBands(db, siteId, month) }
}

function toTraffic(row: TrafficRow | null): ToolDetail['traffic'] {
  if (row === null) return null
  const { month, visitsBefore, series, shares, countryCodes, countryShares, ...rest } = row
  const part = (share: number) => ({ share, visits: Math.round(rest.visits * share) })
  return {
    ...rest,
    month: toMonth(month),
    growth: computeGrowth(rest.visits, visitsBefore),
    growthRate: computeGrowthRate(rest.visits, visitsBefore),
    months: listMonthsUpTo(month, series.length).map((day, index) => ({
      month: toMonth(day),
      visits: series[index] ?? null,
    })),
    sources: Object.entries(shares)
      .flatMap(([source, share]) => (share === null ? [] : [{ source: source as keyof typeof shares, ...part(share) }]))
      .toSorted((a, b) => b.share - a.share),
    countries: (countryCodes ?? []).map((code, index) => ({ code, ...part(countryShares?.[index] ?? 0) })),
  }
}
