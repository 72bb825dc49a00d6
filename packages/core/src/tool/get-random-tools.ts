import { randomInt } from 'node:crypto'
import type { Locale } from '@polydex/contract/locale/locale'
import type { RandomTools } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import { seedRandom } from '@polydex/contract/figure/seed-random'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { chunkSize, defaultOrder } from '../tool-list/list-orders.ts'
import { noFigures, selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import { listCardSources, selectCards, toToolCard, type CardRow } from './select-cards.ts'
import {
  filterBits,
  refuseUnknownValues,
  selectUnknownValues,
  type ToolFilter,
  type UnknownValues,
} from './tool-filter.ts'

/** Seeds are part of addresses: nine digits are enough and can be read aloud. */
const maxSeed = 999_999_999

/** Draws `count` distinct ranks below `total`; all of them in random order if there are no more. */
function drawRanks(seed: number, count: number, total: number): number[] {
  const ranks = new Set<number>()
  const random = seedRandom(seed)
  while (ranks.size < Math.min(count, total)) ranks.add(Math.floor(random() * total))
  return [...ranks]
}

type RandomQuery = ToolFilter & { seed?: string | undefined; count: number; locale: Locale }

/**
 * Random tools that match a filter. The same seed gives the same tools while filter and catalogue are unchanged. If
 * fewer match than requested, all of them.
 */
export function getRandomTools(db: Db, query: RandomQuery): Promise<RandomTools> {
  const seed = Number(query.seed ?? randomInt(1, maxSeed))
  return readSnapshot(db, async (snapshot) => {
    const { total, ...unknown } = await countFitting(snapshot, query)
    refuseUnknownValues(unknown)
    const { month, basis, lists, cards } = await readAt(snapshot, query, drawRanks(seed, query.count, total))
    return {
      seed: String(seed),
      total,
      month,
      basis,
      sources: listCardSources(cards, lists),
      tools: cards.map(toToolCard),
    }
  })
}

async function countFitting(db: Db, query: RandomQuery): Promise<UnknownValues & { total: number }> {
  const { rows } = await sql<UnknownValues & { total: number }>`
    select coalesce(bit_count(${filterBits(defaultOrder, query)})::int, 0) as total, ${selectUnknownValues(query)}
  `.execute(db)
  return rows[0] ?? { total: 0, unknownCategory: null, unknownFeature: null }
}

async function readAt(db: Db, query: RandomQuery, ranks: number[]): Promise<StoredFigures & { cards: CardRow[] }> {
  const { sort, direction } = defaultOrder
  const { rows } = await sql<StoredFigures & { cards: CardRow[] }>`
    with filter as materialized (select ${filterBits(defaultOrder, query)} as bits),
    chosen as materialized (
      select tool_orders.tool_ids[found.place % ${sql.lit(chunkSize)} + 1] as id,
             array_position(${ranks}::int[], found.rank) as place
      from filter cross join find_set_bits(filter.bits, ${ranks}::int[]) as found
      join tool_orders
        on tool_orders.sort = ${sort} and tool_orders.direction = ${direction}
        and tool_orders.chunk = found.place / ${sql.lit(chunkSize)}
    )
    select ${selectListFigures}, ${selectCards(sql`chosen`, query.locale)} as cards
  `.execute(db)
  return rows[0] ?? { ...noFigures, cards: [] }
}
