import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { ListedTool } from './find-listed-tools.ts'

/** Candidates per category: more would suggest obscure tools. */
const leadersPerCategory = 300

/** Stores the most visited tools of each category with the properties for comparing them; `tools` come in that order. */
export async function storeLeaders(transaction: Db, tools: Iterable<ListedTool>, featureBits: number): Promise<void> {
  const counts = new Map<number, number>()
  const rows: {
    category_id: number
    position: number
    tool_id: number
    pricing_model: string
    feature_bits: string
  }[] = []
  for (const tool of tools) {
    for (const categoryId of tool.categoryIds) {
      const position = (counts.get(categoryId) ?? 0) + 1
      counts.set(categoryId, position)
      if (position > leadersPerCategory) continue
      rows.push({
        category_id: categoryId,
        position,
        tool_id: tool.id,
        pricing_model: tool.pricingModel,
        feature_bits: toBits(tool.featureIds, featureBits),
      })
    }
  }
  await sql`
    insert into category_leaders (category_id, position, tool_id, pricing_model, feature_bits)
    select category_id, position, tool_id, pricing_model, feature_bits
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry
      (category_id smallint, position smallint, tool_id int, pricing_model text, feature_bits bit varying)
    on conflict (category_id, position) do update
      set tool_id = excluded.tool_id, pricing_model = excluded.pricing_model, feature_bits = excluded.feature_bits
      where (category_leaders.tool_id, category_leaders.pricing_model, category_leaders.feature_bits)
        is distinct from (excluded.tool_id, excluded.pricing_model, excluded.feature_bits)
  `.execute(transaction)
  await sql`
    delete from category_leaders
    where position > coalesce((${JSON.stringify(Object.fromEntries(counts))}::jsonb ->> category_id::text)::int, 0)
  `.execute(transaction)
}

function toBits(featureIds: readonly number[], length: number): string {
  const bits = Array.from({ length }, () => '0')
  for (const id of featureIds) bits[id] = '1'
  return bits.join('')
}

/** Leaders per group: as many as a section of the home page shows. */
export const leadersPerGroup = 4

/**
 * Stores the most visited tools of each group; `tools` come in that order. A tool leads only the group of its primary
 * category: otherwise a few well-known tools would lead most groups. A tool that merely has AI features leads only if
 * there are too few others.
 */
export async function storeGroupLeaders(
  transaction: Db,
  tools: Iterable<ListedTool>,
  groupOf: ReadonlyMap<number, number>,
): Promise<void> {
  const leaders = new Map<number, number[]>([...groupOf.values()].map((groupId) => [groupId, []]))
  const { core = [], feature = [] } = Object.groupBy(tools, ({ aiRole }) => aiRole)
  for (const { id, categoryIds } of [...core, ...feature]) {
    const led = leaders.get(groupOf.get(categoryIds[0] ?? 0) ?? 0)
    if (led !== undefined && led.length < leadersPerGroup) led.push(id)
  }
  const rows = [...leaders].flatMap(([groupId, ids]) =>
    ids.map((toolId, index) => ({ group_id: groupId, position: index + 1, tool_id: toolId })),
  )
  await sql`
    insert into group_leaders (group_id, position, tool_id)
    select group_id, position, tool_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (group_id smallint, position smallint, tool_id int)
    on conflict (group_id, position) do update set tool_id = excluded.tool_id
      where group_leaders.tool_id <> excluded.tool_id
  `.execute(transaction)
  await sql`
    delete from group_leaders
    where not exists (
      select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (group_id int, position int)
      where entry.group_id = group_leaders.group_id and entry.position = group_leaders.position)
  `.execute(transaction)
}
