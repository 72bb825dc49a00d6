import type { LeadRiser } from '@polydex/contract/figure/lead-riser'
import type { Locale } from '@polydex/contract/locale/locale'
import type { Month, Months } from '@polydex/contract/figure/month'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { countHeldLists, countLists, type HeldLists } from '../band/count-lists.ts'
import { listCountries } from '../band/list-countries.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { findComparable, findRankingLists, type RankingList } from '../ranking/find-ranking-lists.ts'
import { toMonth } from '../traffic/month.ts'
import { findLeadRisers } from './find-lead-risers.ts'
import { joinMonthTool } from './join-month-tool.ts'
import { bandsOf, readMonthReport } from './read-month-report.ts'

/** The report of a month, from its stored rankings and lists. A month without figures throws `not_found`. */
export const getMonth = (db: Db, { month: asked, locale }: { month: string; locale: Locale }): Promise<Month> =>
  readSnapshot(db, async (snapshot) => {
    const lists = await findRankingLists(snapshot, 'category', '')
    const index = lists.findIndex(({ month }) => toMonth(month) === asked)
    const list = lists[index]
    if (list === undefined) throw new AppError('not_found', `There are no figures of ${asked}`)
    const monthAt = (place: number) => (lists[place] === undefined ? null : toMonth(lists[place].month))
    return {
      month: asked,
      before: monthAt(index + 1),
      after: monthAt(index - 1),
      basis: list.basis,
      ...(await findSources(snapshot, list)),
      comparedWith: findComparable(lists, list),
      lead: await findLead(snapshot, list, locale),
      ...(await readMonthReport(snapshot, list, locale)),
    }
  })

async function findLead(db: Db, { month }: RankingList, locale: Locale): Promise<Month['lead']> {
  const lists = await findRankingLists(db, 'trending', '')
  const leads = await findLeadRisers(
    db,
    lists.filter((list) => list.month === month),
    locale,
  )
  return leads.get(month) ?? null
}

/** Providers of the figures behind the month's rankings, and the lists that are missing. */
const findSources = (db: Db, list: RankingList): Promise<Pick<Month, 'sources' | 'notHeld'>> =>
  list.basis === 'bands' ? findListSources(db, list) : findVisitSources(db, list)

async function findVisitSources(db: Db, { id, month }: RankingList): Promise<Pick<Month, 'sources' | 'notHeld'>> {
  const { rows: sources } = await sql<Month['sources'][number]>`
    select distinct providers.name as provider, figures.kind
    from ranking_entries entry
    join providers on providers.id = entry.provider_id
    join tools on tools.id = entry.tool_id
    join site_figures figures
      on figures.month = ${month} and figures.site_id = tools.traffic_site_id and figures.provider_id = entry.provider_id
    where entry.ranking_id = ${id} and entry.rank is not null
    order by kind, provider
  `.execute(db)
  return { sources, notHeld: [] }
}

/** Only one provider's lists count in a month. */
async function findListSources(db: Db, { month }: RankingList): Promise<Pick<Month, 'sources' | 'notHeld'>> {
  const { rows } = await sql<{ provider: string; lists: HeldLists; codes: string[] }>`
    select providers.name as provider, ${countHeldLists(sql`${month}::date`)} as lists,
           array(select distinct country_code::text from band_lists where month = ${month}) as codes
    from providers
    where providers.id = (select min(provider_id) from band_lists where month = ${month})
  `.execute(db)
  const isHeld = new Set(rows.flatMap(({ codes }) => codes))
  return {
    sources: rows.map(({ provider, lists }) => ({ provider, kind: 'bands', lists: countLists(lists) })),
    notHeld: listCountries().filter((code) => !isHeld.has(code)),
  }
}

type Riser = Months['months'][number]['risers'][number]

/** Risers of a month in the index of months. */
const indexRisers = 2

const withoutSeries = (lead: LeadRiser | undefined) => {
  if (lead === undefined) return null
  const { series: _series, ...shown } = lead
  return shown
}

/** All months that have figures. */
export const getMonths = (db: Db, { locale }: { locale: Locale }): Promise<Months> =>
  readSnapshot(db, async (snapshot) => {
    const lists = await findRankingLists(snapshot, 'category', '')
    const leads = await findLeadRisers(snapshot, await findRankingLists(snapshot, 'trending', ''), locale)
    const risers = await sql<Riser & { month: string }>`
      select rankings.month, tool.slug, tool.name, tool.mark, tool."group", entry.growth_rate as "growthRate",
             ${bandsOf(sql`rankings.month`, sql`rankings.basis`)}
      from rankings
      join ranking_entries entry
        on entry.ranking_id = rankings.id and entry.position <= ${sql.lit(indexRisers)} and entry.growth > 0
      ${joinMonthTool(sql`entry.tool_id`, locale)}
      where rankings.kind = 'trending' and rankings.key = ''
      order by rankings.month, entry.position
    `.execute(snapshot)
    const risersOf = Map.groupBy(risers.rows, ({ month }) => month)
    const reports = await snapshot.selectFrom('month_reports').select(['month', 'entry_count']).execute()
    const entriesOf = new Map(reports.map(({ month, entry_count }) => [month, entry_count]))
    return {
      months: lists.map(({ month, basis }) => ({
        month: toMonth(month),
        basis,
        lead: withoutSeries(leads.get(month)),
        risers: (risersOf.get(month) ?? []).map(({ month: _month, ...riser }) => riser),
        entries: entriesOf.get(month) ?? 0,
      })),
    }
  })
