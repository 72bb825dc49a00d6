import type { Locale } from '@polydex/contract/locale/locale'
import type { Month } from '@polydex/contract/figure/month'
import { sql, type RawBuilder } from 'kysely'
import { selectBandSummary } from '../band/select-band-summary.ts'
import type { Db } from '../db/connect.ts'
import type { RankingList } from '../ranking/find-ranking-lists.ts'
import type { FirstDay } from '../traffic/month.ts'
import { joinMonthTool } from './join-month-tool.ts'
import { shownOthers } from './refresh-month-reports.ts'

type Part = 'entries' | 'risers' | 'fallers' | 'heroes'

/** The stored report of a month, with names. A month that was never reported has no parts. */
export const readMonthReport = async (
  db: Db,
  list: RankingList,
  locale: Locale,
): Promise<Pick<Month, Part | 'entryCount'>> => ({
  entryCount: await findEntryCount(db, list.month),
  entries: await findEntries(db, list.month, locale),
  risers: await findRisers(db, list, locale),
  fallers: await findFallers(db, list, locale),
  heroes: await findHeroes(db, list.month, locale),
})

async function findEntryCount(db: Db, month: FirstDay): Promise<number> {
  const report = await db
    .selectFrom('month_reports')
    .select('entry_count')
    .where('month', '=', month)
    .executeTakeFirst()
  return report?.entry_count ?? 0
}

/** The rows of a stored part as `part`, in their stored order. */
const partOf = (name: Exclude<Part, 'risers'>, columns: RawBuilder<unknown>, names: RawBuilder<unknown>) => sql`
  month_reports
  cross join rows from (jsonb_to_recordset(month_reports.${sql.ref(name)}) as (${columns}))
    with ordinality as part (${names}, position)`

/** Entries in the most countries first. */
async function findEntries(db: Db, month: FirstDay, locale: Locale): Promise<Month['entries']> {
  const { rows } = await sql<Month['entries'][number]>`
    select tool.slug, tool.name, tool.mark, tool."group", part.countries
    from ${partOf('entries', sql`tool_id int, countries text[]`, sql`tool_id, countries`)}
    ${joinMonthTool(sql`part.tool_id`, locale)}
    where month_reports.month = ${month}
    order by cardinality(part.countries) desc, lower(tool.name), tool.slug
  `.execute(db)
  return rows
}

/** Places of a mover, if the month's basis is bands. */
export const bandsOf = (month: RawBuilder<unknown>, basis: RawBuilder<unknown>) => sql`
  case when ${basis} = 'bands' then (
    select ${selectBandSummary} from site_bands
    where site_bands.month = ${month} and site_bands.site_id = tool.site_id
  ) end as bands`

/** The first tools of the trending ranking, as far as they rose. */
async function findRisers(db: Db, list: RankingList, locale: Locale): Promise<Month['risers']> {
  const { rows } = await sql<Month['risers'][number]>`
    select tool.slug, tool.name, tool.mark, tool."group", entry.growth_rate as "growthRate", ${bandsOf(sql`${list.month}::date`, sql`${list.basis}`)}
    from rankings
    join ranking_entries entry on entry.ranking_id = rankings.id and entry.position <= ${sql.lit(shownOthers)} and entry.growth > 0
    ${joinMonthTool(sql`entry.tool_id`, locale)}
    where rankings.kind = 'trending' and rankings.key = '' and rankings.month = ${list.month}
    order by entry.position
  `.execute(db)
  return rows
}

async function findFallers(db: Db, list: RankingList, locale: Locale): Promise<Month['fallers']> {
  const { rows } = await sql<Month['fallers'][number]>`
    select tool.slug, tool.name, tool.mark, tool."group", part.growth_rate as "growthRate", ${bandsOf(sql`${list.month}::date`, sql`${list.basis}`)}
    from ${partOf('fallers', sql`tool_id int, growth_rate float8`, sql`tool_id, growth_rate`)}
    ${joinMonthTool(sql`part.tool_id`, locale)}
    where month_reports.month = ${list.month}
    order by part.position
  `.execute(db)
  return rows
}

async function findHeroes(db: Db, month: FirstDay, locale: Locale): Promise<Month['heroes']> {
  const columns = sql`tool_id int, country text, band int, listed int, median_band int`
  const { rows } = await sql<Month['heroes'][number]>`
    select tool.slug, tool.name, tool.mark, tool."group", part.country, part.band, part.listed, part.median_band as "medianBand"
    from ${partOf('heroes', columns, sql`tool_id, country, band, listed, median_band`)}
    ${joinMonthTool(sql`part.tool_id`, locale)}
    where month_reports.month = ${month}
    order by part.position
  `.execute(db)
  return rows
}
