import { bands } from '@polydex/contract/figure/bands'
import { seedRandom } from '@polydex/contract/figure/seed-random'
import { listCountries } from '@polydex/core/band/list-countries'
import type { Db } from '@polydex/core/db/connect'
import { findTrackedSites, type TrackedSite } from '@polydex/core/traffic/find-tracked-sites'
import { listMonthsUpTo } from '@polydex/core/traffic/month'
import { recordBands } from '@polydex/core/traffic/record-bands'
import { recordTraffic } from '@polydex/core/traffic/record-traffic'
import { sql } from 'kysely'
import { createReadReport } from '../../apps/worker/src/providers/read-report.ts'
import { sampleProvider } from '../../apps/worker/src/providers/sample.ts'
import type { ScaleOptions } from './options.ts'
import { syntheticDomain } from './write-tools.ts'

type Log = (line: string) => void

const provider = { slug: 'synthetic', name: 'Polydex synthetic', licence: 'CC0-1.0' }

const findSites = async (db: Db): Promise<TrackedSite[]> =>
  (await findTrackedSites(db)).filter(({ host }) => host.endsWith(`.${syntheticDomain}`))

/** Sites that get invented figures of their own; all others have those of one of them, times a factor. */
const models = 200

/** Writes visits of all months; returns the number of rows. */
export async function writeVisits(transaction: Db, options: ScaleOptions, log: Log): Promise<number> {
  const sites = await findSites(transaction)
  const asked = { sites: sites.slice(0, models), months: listMonthsUpTo(options.lastMonth, options.months) }
  let rows = 0
  for await (const { month, figures } of sampleProvider.read({ ...asked, report: createReadReport() })) {
    rows += await recordTraffic(transaction, { ...provider, kind: 'sample' }, month, figures)
    const { numAffectedRows } = await sql`
      insert into monthly_traffic
      select month, follower.site_id, provider_id, kind,
             round(visits * exp(4 * pg_temp.draw(place, ${options.seed}) - 2)),
             visit_duration_seconds, pages_per_visit, bounce_rate, direct_share, referrals_share, social_share,
             mail_share, search_share, display_share, country_codes, country_shares, other_countries_share
      from unnest(${sites.slice(models).map(({ siteId }) => siteId)}::int[]) with ordinality as follower (site_id, place_long)
      cross join lateral (select place_long::int as place) as numbered
      join unnest(${asked.sites.map(({ siteId }) => siteId)}::int[]) with ordinality as model (site_id, number)
        on model.number = 1 + place % ${models}
      join monthly_traffic figures on figures.site_id = model.site_id and figures.month = ${month}
    `.execute(transaction)
    rows += Number(numAffectedRows)
    log(`${rows} rows of visits up to ${month}`)
  }
  return rows
}

/** Lengths of countries' lists, from the largest countries to the smallest, repeated. */
const lengths = [1_000_000, 500_000, 200_000, 100_000, 50_000, 20_000, 8_000]

/**
 * Probability that a known site is in a list: few are in most, and a site is in 39 of 240 on average, as in public
 * lists.
 */
const chanceOf = (host: string): number => 0.65 * seedRandom(host)() ** 3

/** Writes countries' lists of all months; returns the number of places. */
export async function writeLists(transaction: Db, { seed, ...options }: ScaleOptions, log: Log): Promise<number> {
  const sites = (await findSites(transaction)).map(({ siteId, host }) => ({ siteId, chance: chanceOf(host) }))
  let rows = 0
  for (const month of listMonthsUpTo(options.lastMonth, options.months)) {
    for (const [order, countryCode] of listCountries().entries()) {
      const listed = lengths[order % lengths.length] ?? 8_000
      const [member, wobble] = [seedRandom(`${seed} ${countryCode}`), seedRandom(`${seed} ${countryCode} ${month}`)]
      const places = sites.flatMap(({ siteId, chance }) => {
        const [isMember, usual] = [member() < chance, member()]
        // One place in eight changes its band from one month to the next, as in public lists.
        const place = Math.min(listed, usual * listed * Math.exp(0.5 * (wobble() - 0.5)))
        return isMember ? [{ siteId, band: bands.find((band) => place <= band) ?? 1_000_000 }] : []
      })
      rows += await recordBands(transaction, provider, month, { countryCode, listed, places })
    }
    log(`${rows} places up to ${month}`)
  }
  return rows
}
