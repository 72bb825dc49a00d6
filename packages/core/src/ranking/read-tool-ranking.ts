import type { Locale } from '@polydex/contract/locale/locale'
import type { RankedTool, RankingKind, RankingSort, ToolRanking, TrafficKind } from '@polydex/contract/figure/ranking'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '../app-error.ts'
import { countHeldLists, type HeldLists } from '../band/count-lists.ts'
import { selectBandSummary } from '../band/select-band-summary.ts'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { isWholeSite } from '../tool/is-whole-site.ts'
import { listCardSources } from '../tool/select-cards.ts'
import { addMonths, toMonth, listMonthsUpTo, type FirstDay } from '../traffic/month.ts'
import { rankingDepth } from './compute-ranking.ts'
import { findComparable, findRankingLists, type RankingList } from './find-ranking-lists.ts'
import { isListCompared, selectByClimb, selectByGrowthRate } from './select-risers.ts'

/** The country or the source that a list is about. */
type RankedPart = { kind: 'region' | 'source'; key: string }

/** Site and provider of a series: figures of two providers are never in one series. */
type SeriesOwner = { siteId: number | null; providerId: number | null }

type Series = (number | null)[]

const shareOf = ({ kind, key }: RankedPart): RawBuilder<unknown> =>
  kind === 'source'
    ? sql.ref(`traffic.${key}_share`)
    : sql`traffic.country_shares[array_position(traffic.country_codes, ${key})]`

/**
 * Visits from a country or through a source in the twelve months up to `last`, oldest first: visits of the month × its
 * share in that month. A month without visits or without that share is null. The answer has the order of `owners`.
 *
 * The month conditions only seem redundant. From the range PostgreSQL opens twelve partitions, however many there are;
 * from the equality it finds each row with one descent of an index that begins with the month. With a join it would
 * read those partitions completely: a generic plan assumes that such ranges are narrow.
 */
async function findPartSeries(
  db: Db,
  part: RankedPart,
  last: FirstDay,
  owners: readonly SeriesOwner[],
): Promise<Series[]> {
  const months = listMonthsUpTo(last, 12)
  const { rows } = await sql<{ series: Series }>`
    select array_agg((
      select floor(traffic.visits * (${shareOf(part)}) + 0.5)
      from monthly_traffic traffic
      where traffic.month = wanted.month and traffic.month between ${months[0]} and ${last}
        and traffic.site_id = owner.site_id and traffic.provider_id = owner.provider_id
    ) order by wanted.month) as series
    from unnest(${owners.map(({ siteId }) => siteId)}::int[], ${owners.map(({ providerId }) => providerId)}::smallint[])
           with ordinality as owner (site_id, provider_id, place)
    cross join unnest(${months}::date[]) as wanted (month)
    group by owner.place
    order by owner.place
  `.execute(db)
  return rows.map(({ series }) => series)
}

export type ToolRankingQuery = {
  month?: string | undefined
  sort?: RankingSort | undefined
  page: number
  pageSize: number
  locale: Locale
}

/**
 * One page of a stored list of tools; call it inside readSnapshot. Throws `not_found` for a month without a ranking and
 * for a page after the last; a list that was never computed is empty.
 */
export async function readToolRanking(
  snapshot: Db,
  kind: RankingKind,
  key: string,
  query: ToolRankingQuery,
): Promise<ToolRanking> {
  const lists = await findRankingLists(snapshot, kind, key)
  const list = query.month === undefined ? lists[0] : lists.find(({ month }) => toMonth(month) === query.month)
  if (list === undefined && query.month !== undefined) throw new AppError('not_found', `No ranking of ${query.month}`)

  const comparedWith =
    list === undefined ? null : findComparable(hasRise(list) ? lists.filter(({ total }) => total > 0) : lists, list)
  const risers =
    list !== undefined && query.sort === 'rise' ? await chooseRisers(snapshot, list, key, query) : undefined
  const total = risers?.total ?? list?.total ?? 0
  const pages = Math.ceil(Math.min(total, rankingDepth) / query.pageSize)
  if (query.page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
  const found = list === undefined ? [] : await findEntries(snapshot, list, query, risers?.entries)
  const entries = list === undefined ? [] : await withOwnSeries(snapshot, list, key, found)
  return {
    month: list === undefined ? null : toMonth(list.month),
    months: lists.map(({ month }) => toMonth(month)),
    basis: list?.basis ?? 'none',
    comparedWith: risers?.isCompared === false ? null : comparedWith,
    sources: listCardSources(
      entries.map((entry) => findSource(entry, list) ?? noSource),
      list === undefined ? null : await findHeldLists(snapshot, list),
    ),
    total,
    page: query.page,
    pageSize: query.pageSize,
    pages,
    tools: list === undefined ? [] : entries.map((entry) => toRankedTool(entry, list, risers !== undefined)),
  }
}

type Risers = { entries: RawBuilder<unknown>; total: number; isCompared: boolean }

/** The tools of a country that rose; by bands only if its list is compared with that of the month before. */
async function chooseRisers(db: Db, list: RankingList, key: string, { locale }: ToolRankingQuery): Promise<Risers> {
  const isByBands = list.basis === 'bands'
  const isCompared = !isByBands || (await isListCompared(db, { key, month: list.month }))
  const entries = isByBands ? selectByClimb({ key, month: list.month }, locale) : selectByGrowthRate(list)
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${entries} entry`.execute(db)
  return { entries, total: rows[0]?.total ?? 0, isCompared }
}

/**
 * Whether a list shows rises by bands. In the first month nothing rises: comparing ranks with its empty list would mark
 * every tool as new.
 */
const hasRise = ({ kind, basis }: Pick<RankingList, 'kind' | 'basis'>): boolean =>
  kind === 'trending' && basis === 'bands'

type Entry = Omit<
  RankedTool,
  'category' | 'bandBefore' | 'source' | 'series' | 'topCountries' | 'visits' | 'band' | 'rise'
> & {
  rise: RankedTool['rise'] | null
  bandBefore: number | null
  category: string
  categoryName: string
  amount: number | null
  series: (number | null)[] | null
  siteId: number | null
  providerId: number | null
  countryCodes: string[] | null
  countryShares: number[] | null
  provider: string | null
  kind: TrafficKind | null
}

/**
 * The twelve months and the countries come from the provider of the rank: figures of two providers are never in one
 * row. A rise by bands is shown beside the month before.
 */
async function findEntries(
  db: Db,
  list: RankingList,
  query: ToolRankingQuery,
  risers?: RawBuilder<unknown>,
): Promise<Entry[]> {
  const first = (query.page - 1) * query.pageSize
  const { rows } = await sql<Entry>`
    select entry.rank, entry.previous_rank as "previousRank",
           tools.slug, coalesce(tool_texts.name, tools.name) as name, ${selectMark} as mark, ${isWholeSite} as "wholeSite",
           category_groups.slug as "group", categories.slug as category, category_texts.short_name as "categoryName",
           entry.amount, entry.growth, entry.growth_rate as "growthRate",
           providers.name as provider, figures.kind, tools.traffic_site_id as "siteId", entry.provider_id as "providerId",
           figures.series::float8[] as series, -- bigints in an array would arrive as text
           figures.country_codes as "countryCodes", figures.country_shares as "countryShares",
           ${selectBandSummary} as bands,
           ${hasRise(list) ? rise : sql`null::json`} as rise,
           ${risers === undefined ? sql`null::int` : sql`entry.band_before`} as "bandBefore"
    from ${risers ?? sql`(select * from ranking_entries where ranking_id = ${list.id})`} entry
    join tools on tools.id = entry.tool_id
    join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
    join categories on categories.id = tool_categories.category_id
    join category_groups on category_groups.id = categories.group_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${query.locale}
    left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${query.locale}
    left join providers on providers.id = entry.provider_id
    left join site_figures figures
      on figures.month = ${list.month} and figures.site_id = tools.traffic_site_id
      and figures.provider_id = entry.provider_id
    left join site_bands
      on site_bands.month = ${list.month} and site_bands.site_id = tools.traffic_site_id
      and site_bands.provider_id = entry.provider_id
    ${hasRise(list) ? joinBefore(list) : sql``}
    where entry.position between ${first + 1} and ${first + query.pageSize}
    order by entry.position
  `.execute(db)
  return rows
}

/** In a country's or source's list, replaces the series by its own; lists based on bands have no visits. */
async function withOwnSeries(db: Db, { kind, month, basis }: RankingList, key: string, entries: Entry[]) {
  if ((kind !== 'region' && kind !== 'source') || basis === 'bands') return entries
  const series = await findPartSeries(db, { kind, key }, month, entries)
  return entries.map((entry, place) => ({ ...entry, series: series[place] ?? null }))
}
/** A site that no list named the month before has no row for that month. */
const rise = sql`case when site_bands.compared_lists > 0 then json_build_object(
  'arrivals', site_bands.arrivals, 'firstBefore', coalesce(bands_before.places[1], 0)) end`

const joinBefore = ({ month }: RankingList) => sql`
  left join site_bands bands_before
    on bands_before.month = ${addMonths(month, -1)} and bands_before.site_id = tools.traffic_site_id
    and bands_before.provider_id = entry.provider_id`

const noSource = { provider: null, kind: null }

const findSource = ({ provider, kind }: Entry, list?: RankingList): RankedTool['source'] => {
  const shown = list?.basis === 'bands' ? 'bands' : kind
  return provider === null || shown === null ? null : { provider, kind: shown }
}

/** If the basis is bands, the stored amount is reach, which only orders: it is neither visits nor shown. */
function toRankedTool(entry: Entry, list: RankingList, isByRise: boolean): RankedTool {
  const { category, categoryName, countryCodes, countryShares, series, amount, rise: risen, bandBefore, ...row } = entry
  const { kind, basis } = list
  return {
    ...row,
    category: { slug: category, name: categoryName },
    source: findSource(entry, list),
    visits: basis === 'bands' ? null : amount,
    growth: basis === 'bands' ? null : row.growth,
    band: basis === 'bands' && kind === 'region' ? amount : null,
    bands: basis === 'bands' ? row.bands : null,
    ...(isByRise && basis === 'bands' && { bandBefore }),
    ...(risen !== null && { rise: risen }),
    series: series ?? Array.from({ length: 12 }, () => null),
    topCountries: (countryCodes ?? []).map((code, index) => ({ code, share: countryShares?.[index] ?? 0 })),
  }
}

const findHeldLists = async (db: Db, { month, basis }: RankingList): Promise<HeldLists | null> =>
  basis === 'bands'
    ? ((await sql<{ lists: HeldLists }>`select ${countHeldLists(sql`${month}::date`)} as lists`.execute(db)).rows[0]
        ?.lists ?? null)
    : null
