import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolFactRow, ToolFactRows } from '@polydex/contract/tool/tool-fact-row'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectObject } from '../db/select-object.ts'
import { noFigures, selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import { findNamed } from './find-tools-by-ids.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from './select-cards.ts'
import { selectEntry, selectFeatures, type Entry } from './select-entry.ts'

type FactEntry = Pick<Entry, 'slug' | 'url' | 'categories' | 'lacks' | 'facts' | 'price'> &
  Pick<ToolFactRow, 'features'>

/**
 * What a table says of each tool, in the order of the given slugs; former slugs are followed, removed and unknown tools
 * left out. Facts are those of the tool's page, figures those of its card.
 */
export async function getToolFacts(
  db: Db,
  { ids, locale }: { ids: readonly string[]; locale: Locale },
): Promise<ToolFactRows> {
  const named = await findNamed(db, [...ids])
  const { month, basis, lists, cards, entries } = await readRows(db, [...new Set(named.map(({ id }) => id))], locale)
  const known = new Map(entries.map((entry) => [entry.slug, entry]))
  const tools = cards.flatMap((row) => {
    const entry = known.get(row.slug)
    return entry === undefined ? [] : [toFactRow(row, entry)]
  })
  const shown = new Set(tools.map(({ slug }) => slug))
  return {
    month,
    basis,
    sources: listCardSources(cards, lists),
    tools,
    renamed: named.filter(({ from, to }) => from !== to && shown.has(to)).map(({ from, to }) => ({ from, to })),
  }
}

type Rows = StoredFigures & { cards: CardRow[]; entries: FactEntry[] }

async function readRows(db: Db, toolIds: readonly number[], locale: Locale): Promise<Rows> {
  const { slug, url, categories, lacks, facts, price } = selectEntry(locale)
  const features = selectFeatures(
    sql`features.id in (select feature_id from tool_features where tool_features.tool_id = tools.id)`,
    locale,
  )
  const { rows } = await sql<Rows>`
    with chosen as (select id, place from unnest(${toolIds}::int[]) with ordinality as given (id, place))
    select ${selectListFigures}, ${selectCards(sql`chosen`, locale)} as cards, (
      select coalesce(json_agg(${selectObject({ slug, url, categories, lacks, facts, price, features })}), '[]')
      from chosen join tools on tools.id = chosen.id
    ) as entries
  `.execute(db)
  return rows[0] ?? { ...noFigures, cards: [], entries: [] }
}

function toFactRow(row: CardRow, { url, categories, features, lacks, facts, price }: FactEntry): ToolFactRow {
  const { provider, kind } = row
  const { slug, name, status, alive, description, textLocale, wholeSite, pricing, visits, growthRate, bands } =
    toToolCard(row)
  return {
    slug,
    name,
    status,
    alive,
    url,
    description,
    textLocale,
    categories,
    pricing: { model: pricing, from: price },
    facts,
    features,
    lacks,
    wholeSite,
    visits,
    growthRate,
    bands,
    source: provider === null || kind === null ? null : { provider, kind },
  }
}
