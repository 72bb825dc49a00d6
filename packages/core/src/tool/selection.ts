import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { AppError } from '../app-error.ts'
import { toolNamed } from './tool-named.ts'
import { likeTools } from './like-tools.ts'
import { matchTools } from '../search/query/match-tools.ts'
import type { SearchPlan } from '../search/query/plan-search.ts'
import { rankTools } from '../search/query/rank-tools.ts'

/** What a list consists of before its filters, best first: what a text finds, a task's tools, a tool's alternatives. */
export type Selection = { words: SearchPlan } | { task: number } | { like: number }

export const wordsOf = (selection: Selection | undefined): SearchPlan | undefined =>
  selection !== undefined && 'words' in selection ? selection.words : undefined

/**
 * The selection as common table expressions: `matched` and `found` of (tool_id), as in match-tools.ts; except for
 * words, `found` also has each tool's rank.
 */
export function selectTools(selection: Selection): RawBuilder<unknown> {
  if ('words' in selection) return matchTools(selection.words)
  const found =
    'task' in selection
      ? sql`select tool_id, rank, rank <= made as is_main
          from task_tools cross join unnest(tool_ids) with ordinality as listed (tool_id, rank)
          where task_id = ${selection.task}`
      : sql`select tool_id, rank from (${likeTools(sql`${selection.like}::int`)}) as alike order by rank`
  return sql`found as materialized (${found}), matched as materialized (select tool_id from found)`
}

/** Turns `passing` of (id, place) into `ranked` of (id, number), best first, at least `last` of them. */
export const rankSelected = (selection: Selection, last: number): RawBuilder<unknown> =>
  'words' in selection
    ? rankTools(selection.words, last)
    : sql`ranked as materialized (
        select id, row_number() over (order by rank) as number from passing join found on found.tool_id = passing.id)`

/** The task or tool that a list is about; throws `not_found`. */
export async function findSelection(
  db: Db,
  { task, like }: { task?: string | undefined; like?: string | undefined },
): Promise<Selection | undefined> {
  if (task === undefined && like === undefined) return undefined
  const { rows } = await sql<{ id: number | null }>`
    select ${task === undefined ? toolNamed(like ?? '') : sql`(select id from tasks where slug = ${task})`} as id
  `.execute(db)
  const id = rows[0]?.id ?? null
  if (id === null)
    throw new AppError('not_found', `There is no ${task === undefined ? `tool ${like}` : `task ${task}`}`)
  return task === undefined ? { like: id } : { task: id }
}
