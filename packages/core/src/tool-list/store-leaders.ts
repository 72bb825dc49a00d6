import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { ListedTool } from './find-listed-tools.ts'

/** Stores the tools of each task: those whose main task it is, then the others; `tools` come most visited first. */
export async function storeTaskTools(transaction: Db, tools: Iterable<ListedTool>): Promise<void> {
  const byTask = new Map<number, { made: number[]; able: number[] }>()
  for (const { id, taskIds } of tools)
    for (const [index, taskId] of taskIds.entries()) {
      const found = byTask.get(taskId) ?? { made: [], able: [] }
      byTask.set(taskId, found)
      ;(index === 0 ? found.made : found.able).push(id)
    }
  const rows = Array.from(byTask, ([taskId, { made, able }]) => ({
    task_id: taskId,
    tool_ids: [...made, ...able],
    made: made.length,
  }))
  await sql`
    insert into task_tools (task_id, tool_ids, made)
    select task_id, tool_ids, made
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry (task_id smallint, tool_ids int[], made int)
    on conflict (task_id) do update set tool_ids = excluded.tool_ids, made = excluded.made
      where (task_tools.tool_ids, task_tools.made) is distinct from (excluded.tool_ids, excluded.made)
  `.execute(transaction)
  await sql`delete from task_tools where task_id <> all(${rows.map((row) => row.task_id)}::int[])`.execute(transaction)
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
