import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { lastDecision } from './last-decision.ts'

export type ToolToVisit = {
  id: number
  homepage: string
  /** Whether it may show an icon: it has no reviewed mark, its brand did not object, and no editor removed its icon. */
  wantsIcon: boolean
  /** The address of its icon that its verified maker has named on their own host. */
  namedIcon: string | null
}

const visitAgainDays = 30
/** Of a site that did not answer: perhaps it was our connection. */
const tryAgainDays = 3

/**
 * Listed tools whose home page was never visited or not recently, and those whose icon was named or allowed since; the
 * longest unvisited first.
 */
export async function findToolsToVisit(
  db: Db,
  { now, limit, off }: { now: Date; limit: number; off: readonly string[] },
): Promise<ToolToVisit[]> {
  const { rows } = await sql<ToolToVisit>`
    select tools.id, tools.homepage_url as homepage, named_icons.url as "namedIcon",
           tools.mark_file is null and decided.action is distinct from 'remove'
             and tools.slug <> all (${[...off]}::text[]) as "wantsIcon"
    from tools
    left join tool_visits on tool_visits.tool_id = tools.id
    left join named_icons on named_icons.tool_id = tools.id
    left join lateral ${lastDecision} as decided on true
    where tools.status = 'published'
      and (tool_visits.visited_at is null
        or tool_visits.visited_at < ${now}::timestamptz - make_interval(
          days => case tool_visits.fault when 'unreachable' then ${sql.lit(tryAgainDays)} else ${sql.lit(visitAgainDays)} end)
        or named_icons.named_at > tool_visits.visited_at
        or (decided.action = 'allow' and decided.made_at > tool_visits.visited_at))
    order by coalesce(named_icons.named_at > tool_visits.visited_at, false) desc,
      tool_visits.visited_at nulls first, tools.id
    limit ${limit}
  `.execute(db)
  return rows
}

export type Visit = {
  status: number | null
  finalUrl: string | null
  title: string | null
  fault: 'robots' | 'unreachable' | null
}

/** Stores what the home page of a tool answered. */
export async function recordVisit(db: Db, toolId: number, visit: Visit, now: Date): Promise<void> {
  const { status, finalUrl, title, fault } = visit
  const values = { visited_at: now, status, final_url: finalUrl, title, fault }
  await db
    .insertInto('tool_visits')
    .values({ tool_id: toolId, ...values })
    .onConflict((conflict) => conflict.column('tool_id').doUpdateSet(values))
    .execute()
}
