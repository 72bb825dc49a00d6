import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { readByCursor } from '../db/read-by-cursor.ts'
import { addMonths, type FirstDay } from '../traffic/month.ts'
import { toCandidate, type CandidateRow } from './candidate-row.ts'
import { rankingDepth, type Candidate } from './compute-ranking.ts'

/** One list of a kind, cut to the stored depth; `total` counts all tools. */
export type SpreadList = { key: string; total: number; candidates: Candidate[] }

const sources = ['direct', 'referrals', 'social', 'mail', 'search', 'display']

/** The six shares of a row as rows of (source, share). */
const sharesOf = (row: 'now' | 'before') =>
  sql.join(sources.map((source) => sql`(${sql.lit(source)}, ${sql.ref(`${row}.${source}_share`)})`))

/** Visits through each of the six sources: visits of the month × the source's share. Yields one list at a time. */
export function findSourceCandidates(transaction: Db, month: FirstDay): AsyncGenerator<SpreadList> {
  return findLists(transaction, month, {
    now: sql`cross join lateral (values ${sharesOf('now')}) as part (key, share)`,
    before: sql`select past.share from (values ${sharesOf('before')}) as past (key, share) where past.key = part.key`,
    bands: sql`select null::text, null::int, null::text, null::smallint, null::float8 where false`,
  })
}

/**
 * Visits from each country: visits of the month × the country's share, with the band in that country's list. Yields one
 * list at a time: 240 lists of a thousand tools would take more memory than everything else.
 */
export function findRegionCandidates(transaction: Db, month: FirstDay): AsyncGenerator<SpreadList> {
  return findLists(transaction, month, {
    now: sql`cross join lateral unnest(now.country_codes, now.country_shares) as part (key, share)`,
    before: sql`select before.country_shares[array_position(before.country_codes, part.key)]`,
    bands: sql`
      select distinct on (rank_bands.country_code, tools.id)
             rank_bands.country_code::text, tools.id, tools.slug::text, rank_bands.provider_id, rank_bands.band::float8
      from rank_bands
      join tools on tools.traffic_site_id = rank_bands.site_id and tools.status = 'published'
      where rank_bands.month = ${month}
      order by rank_bands.country_code, tools.id, rank_bands.provider_id`,
  })
}

type Parts = { now: RawBuilder<unknown>; before: RawBuilder<unknown>; bands: RawBuilder<unknown> }

/**
 * One row per tool and key, at most the stored depth of each list: a hundred thousand tools in twenty countries are two
 * million pairs, of which pages show a thousand per list. The cut uses the order of computeRanking, which then ranks
 * the rest: first the kind that is the list's basis, largest first, ties by slug.
 * Rounding is floor(x + 0.5), the same as Math.round; rounding half to even would give two readings of one rule.
 */
async function* findLists(transaction: Db, month: FirstDay, { now, before, bands }: Parts): AsyncGenerator<SpreadList> {
  const query = sql<CandidateRow & { key: string; total: number }>`
    with traffic as (
      select part.key, tools.id as tool_id, tools.slug::text, figures.provider_id, figures.kind,
             floor(figures.visits * part.share + 0.5) as amount,
             floor(figures.visits_before * (${before}) + 0.5) as amount_before
      from tools
      join site_figures figures on figures.month = ${month} and figures.site_id = tools.traffic_site_id
      join monthly_traffic now
        on now.month = ${month} and now.site_id = figures.site_id and now.provider_id = figures.provider_id
      left join monthly_traffic before
        on before.month = ${addMonths(month, -1)} and before.site_id = figures.site_id
        and before.provider_id = figures.provider_id
      ${now}
      where tools.status = 'published' and part.share is not null
    ),
    bands (key, tool_id, slug, band_provider_id, band_amount) as (${bands}),
    joined as (
      select coalesce(traffic.key, bands.key) as key, coalesce(traffic.tool_id, bands.tool_id) as tool_id,
             coalesce(traffic.slug, bands.slug) as slug, provider_id, kind, amount, amount_before,
             band_provider_id, band_amount
      from traffic
      full join bands on bands.key = traffic.key and bands.tool_id = traffic.tool_id
    ),
    lists as (
      select key, count(*) as total,
             case when bool_or(kind in ('measured', 'estimated')) then 'visits'
                  when bool_or(band_amount is not null) then 'bands' else 'sample' end as basis
      from joined
      group by key
    ),
    placed as (
      select joined.*, lists.total, row_number() over (partition by joined.key order by
        case when basis = 'bands' then -band_amount when (kind = 'sample') = (basis = 'sample') then amount end
          desc nulls last, slug) as position
      from joined
      join lists on lists.key = joined.key
    )
    select key, total, tool_id, slug, provider_id, kind, amount, amount_before,
           band_provider_id, band_amount
    from placed
    where position <= ${rankingDepth}
    order by key, position
  `
  let list: SpreadList | undefined
  for await (const rows of readByCursor(transaction, 'candidates', query)) {
    for (const { key, total, ...row } of rows) {
      if (list?.key !== key) {
        if (list !== undefined) yield list
        list = { key, total, candidates: [] }
      }
      list.candidates.push(toCandidate(row))
    }
  }
  if (list !== undefined) yield list
}
