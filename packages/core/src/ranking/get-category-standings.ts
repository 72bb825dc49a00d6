import type { Locale } from '@polydex/contract/locale/locale'
import type { CategoryStandings } from '@polydex/contract/figure/ranking'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { selectMark } from '../db/select-mark.ts'
import { toMonth, type FirstDay } from '../traffic/month.ts'
import { findComparable } from './find-ranking-lists.ts'
import type { ToolRankingQuery } from './read-tool-ranking.ts'

/** Categories by the summed visits of their tools, each with its first three tools. */
export const getCategoryStandings = (db: Db, query: ToolRankingQuery): Promise<CategoryStandings> =>
  readSnapshot(db, async (snapshot) => {
    const months = await snapshot
      .selectFrom('category_standings')
      .select(['month', 'basis'])
      .select((e) => e.fn.countAll<number>().as('total'))
      .groupBy(['month', 'basis'])
      .orderBy('month', 'desc')
      .execute()
    const chosen = query.month === undefined ? months[0] : months.find(({ month }) => toMonth(month) === query.month)
    if (chosen === undefined && query.month !== undefined)
      throw new AppError('not_found', `No ranking of ${query.month}`)
    const pages = Math.ceil((chosen?.total ?? 0) / query.pageSize)
    if (query.page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
    return {
      month: chosen === undefined ? null : toMonth(chosen.month),
      months: months.map(({ month }) => toMonth(month)),
      basis: chosen?.basis ?? 'none',
      comparedWith: chosen === undefined ? null : findComparable(months, chosen),
      total: chosen?.total ?? 0,
      page: query.page,
      pageSize: query.pageSize,
      pages,
      categories: chosen === undefined ? [] : await findPage(snapshot, chosen.month, query),
    }
  })

type Row = CategoryStandings['categories'][number]

/** If the basis is bands, the stored sum is reach, which only orders: it is shown as a share of the largest. */
async function findPage(
  db: Db,
  month: FirstDay,
  { locale, page, pageSize }: { locale: Locale; page: number; pageSize: number },
): Promise<Row[]> {
  const first = (page - 1) * pageSize
  const { rows } = await sql<Row>`
    select standing.rank, standing.previous_rank as "previousRank", categories.slug, category_texts.name,
           category_groups.slug as "group", standing.tools,
           case when standing.basis <> 'bands' then standing.amount end as visits,
           case when standing.basis = 'bands' then standing.amount / nullif((
             select max(amount) from category_standings largest where largest.month = standing.month
           ), 0) end as "reachShare",
           case when standing.basis <> 'bands' then standing.growth end as growth,
           standing.growth_rate as "growthRate", leaders.tools as "topTools"
    from category_standings standing
    join categories on categories.id = standing.category_id
    join category_groups on category_groups.id = categories.group_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('slug', tools.slug, 'name', coalesce(tool_texts.name, tools.name), 'mark', ${selectMark})
               order by entry.position), '[]') as tools
      from rankings
      join ranking_entries entry on entry.ranking_id = rankings.id and entry.position <= 3
      join tools on tools.id = entry.tool_id
      left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
      where rankings.kind = 'category' and rankings.key = categories.slug and rankings.month = ${month}
    ) leaders
    where standing.month = ${month} and standing.position between ${first + 1} and ${first + pageSize}
    order by standing.position
  `.execute(db)
  return rows
}
