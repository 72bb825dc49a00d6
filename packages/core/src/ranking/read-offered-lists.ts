import type { Locale } from '@polydex/contract/locale/locale'
import type { RankingBasis, RankingKind } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { addMonths, toMonth, type FirstDay } from '../traffic/month.ts'

export type OfferedLists = {
  month: string | null
  months: string[]
  basis: RankingBasis
  comparedWith: string | null
  lists: {
    key: string
    total: number
    topTools: { slug: string; name: string; mark: string | null; visits: number | null }[]
  }[]
  /** The other keys, each with the newest earlier month that has its list. */
  missing: { key: string; lastMonth: string | null }[]
}

/**
 * All lists of a kind in a month with their first three tools, largest list first, and the keys that have none; call it
 * inside readSnapshot.
 */
export async function readOfferedLists(
  snapshot: Db,
  kind: RankingKind,
  keys: readonly string[],
  query: { month?: string | undefined; locale: Locale },
): Promise<OfferedLists> {
  const rows = await snapshot
    .selectFrom('rankings')
    .select('month')
    .distinct()
    .where('kind', '=', kind)
    .orderBy('month', 'desc')
    .execute()
  const months = rows.map(({ month }) => month)
  const month = query.month === undefined ? months[0] : months.find((known) => toMonth(known) === query.month)
  if (month === undefined && query.month !== undefined) throw new AppError('not_found', `No ranking of ${query.month}`)
  const lists = month === undefined ? [] : await findLists(snapshot, kind, month, query.locale)
  const found = new Set(lists.map(({ key }) => key))
  const lastMonths = month === undefined ? new Map() : await findLastMonths(snapshot, kind, month)
  return {
    month: month === undefined ? null : toMonth(month),
    months: months.map(toMonth),
    basis: decideCommonBasis(lists.map(({ basis }) => basis)),
    comparedWith: month !== undefined && months.includes(addMonths(month, -1)) ? toMonth(addMonths(month, -1)) : null,
    lists: lists.map(({ key, total, topTools }) => ({ key, total, topTools })),
    missing: keys.filter((key) => !found.has(key)).map((key) => ({ key, lastMonth: lastMonths.get(key) ?? null })),
  }
}

async function findLastMonths(db: Db, kind: RankingKind, before: FirstDay): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('rankings')
    .select((e) => ['key', e.fn.max('month').as('month')])
    .where('kind', '=', kind)
    .where('month', '<', before)
    .where('total', '>', 0)
    .groupBy('key')
    .execute()
  return new Map(rows.map(({ key, month }) => [key, toMonth(month)]))
}

/** Lists of one month may have different bases; the best one represents all. */
const decideCommonBasis = (bases: readonly RankingBasis[]): RankingBasis =>
  (['visits', 'bands', 'sample'] as const).find((basis) => bases.includes(basis)) ?? 'none'

type ListRow = OfferedLists['lists'][number] & { basis: RankingBasis }

async function findLists(db: Db, kind: RankingKind, month: FirstDay, locale: Locale): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select rankings.key, rankings.total, rankings.basis,
           coalesce(jsonb_agg(jsonb_build_object(
               'slug', tools.slug, 'name', coalesce(tool_texts.name, tools.name), 'mark', ${selectMark},
               'visits', case when rankings.basis <> 'bands' then round(entry.amount) end)
             order by entry.position) filter (where tools.id is not null), '[]') as "topTools"
    from rankings
    left join ranking_entries entry on entry.ranking_id = rankings.id and entry.position <= 3
    left join tools on tools.id = entry.tool_id
    left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    where rankings.kind = ${kind} and rankings.month = ${month}
    group by rankings.id
    order by rankings.total desc, rankings.key
  `.execute(db)
  return rows
}
