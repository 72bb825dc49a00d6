import { maxPlaceMonths } from '@polydex/contract/figure/bands'
import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolPlaces } from '@polydex/contract/tool/tool-places'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { countLists } from '../band/count-lists.ts'
import { findPlaceHistory } from '../band/find-place-history.ts'
import { listCountries } from '../band/list-countries.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { selectMark } from '../db/select-mark.ts'
import { listMonthsUpTo, toMonth, type FirstDay } from '../traffic/month.ts'
import { isWholeSite } from './is-whole-site.ts'
import { listTextLocales } from './text-fallback.ts'
import { toolNamed } from './tool-named.ts'

type Query = { toolId: string; month?: string | undefined; locale: Locale }

/**
 * A tool's place in every list of a month. Throws `not_found` for an unknown slug and for a month without lists, and
 * `gone` for a tool removed on request.
 */
export const getToolPlaces = (db: Db, { toolId, month, locale }: Query): Promise<ToolPlaces> =>
  readSnapshot(db, async (snapshot) => {
    const row = await findEntry(snapshot, toolId, locale)
    if (row === undefined) throw new AppError('not_found', `There is no tool ${toolId}`)
    const { siteId: _siteId, bandMonths, status, ...entry } = row
    if (status === 'removed') throw new AppError('gone', `The tool ${toolId} was removed on request`)
    const shown = month === undefined ? bandMonths[0] : bandMonths.find((held) => toMonth(held) === month)
    if (shown === undefined && month !== undefined) throw new AppError('not_found', `No lists of ${month}`)
    const about = { ...entry, status, months: bandMonths.map(toMonth) }
    return { ...about, ...(await findPlaces(snapshot, row, shown)) }
  })

type Places = Pick<ToolPlaces, 'month' | 'sources' | 'cellMonths' | 'countries' | 'notHeld'>

async function findPlaces(db: Db, { siteId, bandMonths }: EntryRow, month: FirstDay | undefined): Promise<Places> {
  const none = { month: null, sources: [], cellMonths: [], countries: [], notHeld: [] }
  if (month === undefined) return none
  // No cells for months before the first one held: they would be empty in every row.
  const oldest = bandMonths.at(-1) ?? month
  const months = listMonthsUpTo(month, maxPlaceMonths).filter((day) => day >= oldest)
  // A tool without a site of its own has no places; the held lists are still returned.
  const { provider, held, full, countries } = await findPlaceHistory(db, siteId ?? 0, months)
  const lists = countLists({ held: held.length, full })
  return {
    month: toMonth(month),
    sources: provider === null ? [] : [{ provider, kind: 'bands', lists }],
    cellMonths: months.map(toMonth),
    countries: siteId === null ? [] : countries,
    notHeld: listCountries().filter((code) => !held.includes(code)),
  }
}

type EntryRow = Pick<ToolPlaces, 'slug' | 'name' | 'mark' | 'url' | 'group' | 'category' | 'site' | 'wholeSite'> & {
  status: ToolPlaces['status'] | 'removed'
  siteId: number | null
  /** Months with summarized lists, newest first. */
  bandMonths: FirstDay[]
}

/** Steps from month to month, one index lookup each: all lists of all months are many times as many rows. */
const bandMonths = sql`(
  with recursive held as (
    (select month from country_bands order by month desc limit 1)
    union all
    select (select earlier.month from country_bands earlier where earlier.month < held.month order by earlier.month desc limit 1)
    from held where held.month is not null
  )
  select coalesce(json_agg(month order by month desc), '[]') from held where month is not null)`

async function findEntry(db: Db, slug: string, locale: Locale): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select tools.slug::text, coalesce(shown.name, tools.name) as name, ${selectMark} as mark, tools.homepage_url as url, tools.status,
           json_build_object('slug', category_groups.slug, 'name', category_group_texts.name) as "group",
           json_build_object('slug', categories.slug, 'name', category_texts.name) as category,
           sites.host as site, ${isWholeSite} as "wholeSite", tools.traffic_site_id as "siteId", ${bandMonths} as "bandMonths"
    from tools
    left join sites on sites.id = tools.traffic_site_id
    join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
    join categories on categories.id = tool_categories.category_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
    join category_groups on category_groups.id = categories.group_id
    join category_group_texts
      on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
    left join lateral (
      select tool_texts.name
      from tool_texts
      where tool_texts.tool_id = tools.id
      order by array_position(${listTextLocales(locale)}::text[], tool_texts.locale::text), tool_texts.locale
      limit 1
    ) as shown on true
    where tools.id = ${toolNamed(slug)}
  `.execute(db)
  return rows[0]
}
