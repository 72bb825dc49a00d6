import { listFilters } from '@polydex/contract/tool/list-filter'
import type { Locale } from '@polydex/contract/locale/locale'
import type { ToolList } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { findNearCategories } from '../search/query/find-near-categories.ts'
import { selectTools, wordsOf } from './selection.ts'
import { defaultOrder } from '../tool-list/list-orders.ts'
import { filterBits, foundBits, type ToolFilter } from './tool-filter.ts'

type Rescue = NonNullable<ToolList['rescue']>
type Part = Pick<Rescue['drops'][number], 'part' | 'value'>

/** Each one costs a query. */
const maxDrops = 8

/**
 * Suggestions if no tool matches: the number of matches without each part of the filter, and the categories nearest to
 * the text.
 */
export async function findRescue(db: Db, filter: ToolFilter, locale: Locale): Promise<Rescue> {
  const drops: Rescue['drops'] = []
  for (const part of listParts(filter).slice(0, maxDrops))
    drops.push({ ...part, tools: await countTools(db, withoutPart(filter, part)) })
  return {
    drops: drops.filter(({ tools }) => tools > 0).toSorted((a, b) => b.tools - a.tools),
    categories: await findNearCategories(db, wordsOf(filter.selection), locale),
  }
}

/** A tool needs all of the features, so they are dropped one by one. */
function listParts(filter: ToolFilter): Part[] {
  const whole = listFilters.filter((key) => key !== 'features' && filter[key] !== undefined)
  const parts: Part[] = [
    ...(wordsOf(filter.selection) === undefined ? [] : [{ part: 'q' as const, value: null }]),
    ...whole.map((part) => ({ part, value: null })),
    ...(filter.features ?? []).map((value) => ({ part: 'features' as const, value })),
  ]
  // Without its only part, the filter is empty.
  return parts.length > 1 ? parts : []
}

function withoutPart(filter: ToolFilter, { part, value }: Part): ToolFilter {
  if (part === 'q') return { ...filter, selection: undefined }
  if (part !== 'features') return { ...filter, [part]: undefined }
  const features = filter.features?.filter((slug) => slug !== value)
  return { ...filter, features: features?.length === 0 ? undefined : features }
}

/** Number of tools that match a filter. */
export async function countTools(db: Db, filter: ToolFilter): Promise<number> {
  const { rows } = await sql<{ tools: number }>`
    with ${filter.selection === undefined ? sql`` : sql`${selectTools(filter.selection)}, ${foundBits(defaultOrder)},`}
    filter as materialized (select ${filterBits(defaultOrder, filter)} as bits)
    select coalesce(bit_count(bits), 0)::int as tools from filter
  `.execute(db)
  return rows[0]?.tools ?? 0
}
