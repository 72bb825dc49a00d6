import type { Locale } from '@polydex/contract/locale'
import type { Month, Months } from '@polydex/contract/month'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { countHeldLists, countLists, type HeldLists } from '../band/count-lists.ts'
import { listCountries } from '../band/list-countries.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { findComparable, findRankingLists, type RankingList } from '../ranking/find-ranking-lists.ts'
import { toMonth } from '../traffic/month.ts'
import { countFirstEntries, findFirstEntries } from './find-first-entries.ts'
import { findLocalHeroes } from './find-local-heroes.ts'
import { joinNames, monthToolColumns } from './find-month-tools.ts'
import { findFallers, findRisers } from './find-movers.ts'

/** What a month brought, by its stored rankings and lists. A month without figures throws `not_found`. */
export const getMonth = (db: Db, { month: asked, locale }: { month: string; locale: Locale }): Promise<Month> =>
  readSnapshot(db, async (snapshot) => {
    const lists = await findRankingLists(snapshot, 'category', '')
    const index = lists.findIndex(({ month }) => toMonth(month) === asked)
    const list = lists[index]
    if (list === undefined) throw new AppError('not_found', `There are no figures of ${asked}`)
    const monthAt = (place: number) => (lists[place] === undefined ? null : toMonth(lists[place].month))
    const { month, basis } = list
    const isBands = basis === 'bands'
    return {
      month: asked,
      before: monthAt(index + 1),
      after: monthAt(index - 1),
      basis,
      ...(await findSources(snapshot, list)),
      comparedWith: findComparable(lists, list),
      entries: isBands ? await findFirstEntries(snapshot, month, locale) : [],
      risers: await findRisers(snapshot, list, locale),
      fallers: await findFallers(snapshot, list, locale),
      heroes: isBands ? await findLocalHeroes(snapshot, month, locale) : [],
    }
  })

/** Whose figures the month's rankings stand on, and the lists that are missing. */
async function findSources(db: Db, { id, month, basis }: RankingList): Promise<Pick<Month, 'sources' | 'notHeld'>> {
  const { rows } = await sql<Month['sources'][number]>`
    select distinct providers.name as provider, case when ${basis} = 'bands' then 'bands' else figures.kind end as kind
    from ranking_entries entry
    join providers on providers.id = entry.provider_id
    join tools on tools.id = entry.tool_id
    left join site_figures figures
      on figures.month = ${month} and figures.site_id = tools.traffic_site_id and figures.provider_id = entry.provider_id
    where entry.ranking_id = ${id} and entry.rank is not null and (${basis} = 'bands' or figures.kind is not null)
    order by kind, provider
  `.execute(db)
  if (basis !== 'bands') return { sources: rows, notHeld: [] }
  const held = await sql<{ lists: HeldLists; codes: string[] }>`
    select ${countHeldLists(sql`${month}::date`)} as lists,
           array(select distinct country_code::text from band_lists where month = ${month}) as codes
  `.execute(db)
  const { lists, codes } = held.rows[0] ?? { lists: { held: 0, full: 0 }, codes: [] }
  const isHeld = new Set(codes)
  return {
    sources: rows.map((source) => ({ ...source, lists: countLists(lists) })),
    notHeld: listCountries().filter((code) => !isHeld.has(code)),
  }
}

/** All months that have figures. */
export const getMonths = (db: Db, { locale }: { locale: Locale }): Promise<Months> =>
  readSnapshot(db, async (snapshot) => {
    const lists = await findRankingLists(snapshot, 'category', '')
    const risers = await sql<NonNullable<Months['months'][number]['riser']> & { month: string }>`
      select rankings.month, ${monthToolColumns}
      from rankings
      join ranking_entries entry on entry.ranking_id = rankings.id and entry.position = 1 and entry.growth > 0
      join tools on tools.id = entry.tool_id
      ${joinNames(locale)}
      where rankings.kind = 'trending' and rankings.key = ''
    `.execute(snapshot)
    const riserOf = new Map(risers.rows.map(({ month, ...tool }) => [month, tool]))
    const entriesOf = await countFirstEntries(snapshot)
    return {
      months: lists.map(({ month, basis }) => ({
        month: toMonth(month),
        basis,
        riser: riserOf.get(month) ?? null,
        entries: basis === 'bands' ? (entriesOf.get(month) ?? 0) : 0,
      })),
    }
  })
