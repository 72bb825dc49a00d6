import type { Home } from '@polydex/contract/tool/home'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import { findBandMap } from '../band/get-band-map.ts'
import { findSiteFigures } from '../category/find-site-figures.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { findLeadRisers } from '../month/find-lead-risers.ts'
import { findRankingLists } from '../ranking/find-ranking-lists.ts'
import { readToolRanking } from '../ranking/read-tool-ranking.ts'
import { noFigures, selectListFigures, type StoredFigures, listMonth } from '../tool-list/list-figures.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from '../tool/select-cards.ts'
import { findCommonTasks } from '../tool/get-tasks.ts'
import { selectMark } from '../db/select-mark.ts'

type GroupLeaders = {
  slug: string
  name: string
  description: string
  tools: number
  /** Sum over its categories; a measure of interest that is not shown: tools in two categories count twice. */
  visits: number
  leaders: ({ id: number } & Home['groups'][number]['topTools'][number])[]
}

/** All groups in display order, each with its most visited tools. */
async function findGroupLeaders(db: Db, locale: Locale): Promise<GroupLeaders[]> {
  const { rows } = await sql<GroupLeaders>`
    select category_groups.slug, category_group_texts.name, category_group_texts.description,
           coalesce(tool_counts.tools, 0) as tools,
           coalesce((
             select sum(category_standings.amount)
             from category_standings join categories on categories.id = category_standings.category_id
             where categories.group_id = category_groups.id and category_standings.month = ${listMonth}
           ), 0) as visits,
           coalesce((
             select json_agg(json_build_object(
               'id', led.id, 'slug', led.slug, 'name', led.name, 'mark', led.mark,
               'category', led.category, 'pricing', led.pricing, 'rank', led.rank, 'visits', led.visits,
               'bands', led.bands) order by led.position)
             from (${selectLeaders(locale)}) as led
           ), '[]') as leaders
    from category_groups
    join category_group_texts
      on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
    left join tool_counts on tool_counts.scope = 'group' and tool_counts.key = category_groups.slug
    order by category_groups.position
  `.execute(db)
  return rows
}

/**
 * Leaders of the group of the enclosing row, ordered by reach if there are no visits. Tools that merely have AI
 * features come after all others, so they share a rank only with each other.
 */
const selectLeaders = (locale: Locale) => sql`
  select led.position, tools.id, tools.slug, coalesce(tool_texts.name, tools.name) as name,
         ${selectMark} as mark, tools.pricing_model as pricing, category_texts.short_name as category,
         listed.visits,
         case when listed.kind = 'bands' then
           json_build_object('lists', listed.full_lists, 'places', listed.band_places) end as bands,
         case when coalesce(listed.visits, site_bands.reach) is not null then
           rank() over (order by tools.ai_role = 'feature', coalesce(listed.visits, site_bands.reach) desc nulls last)
         end as rank
  from group_leaders led
  join tools on tools.id = led.tool_id and tools.status = 'published'
  left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
  join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
  join category_texts
    on category_texts.category_id = tool_categories.category_id and category_texts.locale = ${locale}
  left join listed_tools listed on listed.tool_id = tools.id
  left join site_bands
    on site_bands.site_id = tools.traffic_site_id and site_bands.month = ${listMonth} and listed.kind = 'bands'
  where led.group_id = category_groups.id`

const trendingTools = 6
const newestTools = 6
const sectionCount = 4
const topTools = 3

/** The whole home page, from one snapshot of the database. */
export function getHome(db: Db, { locale }: { locale: Locale }): Promise<Home> {
  return readSnapshot(db, async (snapshot) => {
    const figures = await findSiteFigures(snapshot)
    const groups = await findGroupLeaders(snapshot, locale)
    // A group without a tool whose primary category is in it has no leaders to show.
    const sections = groups
      .filter(({ leaders }) => leaders.length > 0)
      .toSorted((a, b) => b.visits - a.visits)
      .slice(0, sectionCount)
    const ids = sections.flatMap(({ leaders }) => leaders.map(({ id }) => id))
    const { month, basis, lists, cards, newest, hasNews } = await readCards(snapshot, ids, locale)
    const { tools, ...trending } = await readToolRanking(snapshot, 'trending', '', {
      page: 1,
      pageSize: trendingTools,
      locale,
    })
    const [list] = await findRankingLists(snapshot, 'trending', '')
    const leads = list === undefined ? undefined : await findLeadRisers(snapshot, [list], locale)
    return {
      figures,
      groups: groups.map(({ slug, name, tools: count, leaders }) => ({
        slug,
        name,
        tools: count,
        topTools: leaders.slice(0, topTools).map(({ id: _id, ...tool }) => tool),
      })),
      trending: { ...trending, tools },
      tasks: await findCommonTasks(snapshot, locale),
      lead: leads?.get(list?.month ?? '') ?? null,
      newest: newest.map(toToolCard),
      hasNews,
      sections: sections.map((section) => toSection(section, cards)),
      month,
      basis,
      sources: listCardSources([...cards, ...newest], lists),
      map: basis === 'bands' ? ((await findBandMap(snapshot, month ?? undefined)) ?? null) : null,
    }
  })
}

function toSection({ slug, name, description, tools, leaders }: GroupLeaders, cards: readonly CardRow[]) {
  const ids = new Set(leaders.map(({ id }) => id))
  return { slug, name, description, tools, cards: cards.filter(({ id }) => ids.has(id)).map(toToolCard) }
}

type HomeCards = StoredFigures & { cards: CardRow[]; newest: CardRow[]; hasNews: boolean }

/** Days. If the newest tool is older, the site has no news to show. */
const newsDays = 60

/**
 * Reads the cards of the given tools and of the newest ones. The newest are the first of the list by date added, so
 * that the two agree; a tool without a known day is not new.
 */
async function readCards(db: Db, ids: number[], locale: Locale): Promise<HomeCards> {
  const { rows } = await sql<HomeCards>`
    with chosen as (
      select id, min(place) as place from unnest(${ids}::int[]) with ordinality as given (id, place) group by id
    ),
    last as (
      select tools.id, listed.place
      from tool_orders
      cross join unnest(tool_orders.tool_ids[1:${sql.lit(newestTools)}]) with ordinality as listed (id, place)
      join tools on tools.id = listed.id and tools.first_listed_on is not null
      where tool_orders.sort = 'added' and tool_orders.direction = 'desc' and tool_orders.chunk = 0
    )
    select ${selectListFigures}, ${selectCards(sql`chosen`, locale)} as cards, ${selectCards(sql`last`, locale)} as newest,
           exists (select from last join tools using (id) where tools.first_listed_on >= current_date - ${sql.lit(newsDays)}) as "hasNews"
  `.execute(db)
  return rows[0] ?? { ...noFigures, cards: [], newest: [], hasNews: false }
}
