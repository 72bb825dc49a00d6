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
import { noFigures, selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from '../tool/select-cards.ts'
import { findGroupLeaders, type GroupLeaders } from './find-group-leaders.ts'

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
