import type { Locale } from '@polydex/contract/locale'
import type { ToolList } from '@polydex/contract/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findNearCategories } from '../search/query/find-near-categories.ts'
import { matchTools } from '../search/query/match-tools.ts'
import { defaultOrder } from '../tool-list/list-orders.ts'
import { filterBits, foundBits, type ToolFilter } from './tool-filter.ts'

type Rescue = NonNullable<ToolList['rescue']>
type Part = Pick<Rescue['drops'][number], 'part' | 'value'>

/** Each costs a query. */
const maxDrops = 8

/**
 * What would help where no tool fits: how many there would be without each part of the filter, and the categories
 * nearest to the text.
 */
export async function findRescue(db: Db, filter: ToolFilter, locale: Locale): Promise<Rescue> {
  const drops: Rescue['drops'] = []
  for (const part of listParts(filter).slice(0, maxDrops))
    drops.push({ ...part, tools: await countTools(db, withoutPart(filter, part)) })
  return {
    drops: drops.filter(({ tools }) => tools > 0).toSorted((a, b) => b.tools - a.tools),
    categories: await findNearCategories(db, filter.search, locale),
  }
}

/** A tool needs one of the prices, roles and categories, but all of the features: those are given up one by one. */
function listParts({ search, category, price, aiRole, features = [] }: ToolFilter): Part[] {
  const whole: Part[] = []
  if (search !== undefined) whole.push({ part: 'q', value: null })
  if (category !== undefined) whole.push({ part: 'category', value: null })
  if (price !== undefined) whole.push({ part: 'price', value: null })
  if (aiRole !== undefined) whole.push({ part: 'aiRole', value: null })
  const parts = [...whole, ...features.map((value): Part => ({ part: 'features', value }))]
  // Without its only part the filter is none.
  return parts.length > 1 ? parts : []
}

function withoutPart(filter: ToolFilter, { part, value }: Part): ToolFilter {
  const { search, category, price, aiRole } = filter
  const features = filter.features?.filter((slug) => part !== 'features' || slug !== value)
  return {
    ...(part !== 'q' && { search }),
    ...(part !== 'category' && { category }),
    ...(part !== 'price' && { price }),
    ...(part !== 'aiRole' && { aiRole }),
    ...(features !== undefined && features.length > 0 && { features }),
  }
}

async function countTools(db: Db, filter: ToolFilter): Promise<number> {
  const { rows } = await sql<{ tools: number }>`
    with ${filter.search === undefined ? sql`` : sql`${matchTools(filter.search)}, ${foundBits(defaultOrder)},`}
    filter as materialized (select ${filterBits(defaultOrder, filter)} as bits)
    select coalesce(bit_count(bits), 0)::int as tools from filter
  `.execute(db)
  return rows[0]?.tools ?? 0
}
