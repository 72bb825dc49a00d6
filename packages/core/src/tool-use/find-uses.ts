import type { ToolUse, ToolUses } from '@polydex/contract/tool/tool-use'
import { sql } from 'kysely'
import { requireMaker } from '../claim/require-maker.ts'
import type { Db } from '../db/connect.ts'

type Uses = Record<ToolUse, number>

const sums = sql`
  coalesce(sum(opened), 0)::int as opened, coalesce(sum(visited), 0)::int as visited,
  coalesce(sum(saved), 0)::int as saved, coalesce(sum(compared), 0)::int as compared`

/** What a verified maker sees of their own tool; nobody else does. Throws `not_found`. */
export async function getToolUses(db: Db, slug: string, accountId: number): Promise<ToolUses> {
  const { toolId } = await requireMaker(db, slug, accountId)
  const { rows } = await sql<Uses & { from: string }>`
    with periods (place, first_day, last_day) as (
      values (0, current_date - 6, current_date), (1, current_date - 29, current_date)
      union all
      select 2 + week, date_trunc('week', now())::date - week * 7, date_trunc('week', now())::date - week * 7 + 6
      from generate_series(0, 11) as week
    )
    select to_char(first_day, 'YYYY-MM-DD') as from, ${sums}
    from periods
    left join tool_uses on tool_id = ${toolId} and day between first_day and last_day
    group by place, first_day
    order by place
  `.execute(db)
  const [last7Days, last30Days, ...weeks] = rows
  if (last7Days === undefined || last30Days === undefined) throw new Error('The periods are missing')
  return { last7Days, last30Days, weeks }
}

/** The tools that were opened most in so many days up to today, and the sum over all tools. */
export async function findMostUsed(
  db: Db,
  days: number,
  maxTools: number,
): Promise<{ tools: ({ slug: string } & Uses)[]; all: Uses & { tools: number } }> {
  const since = sql`day > current_date - ${days}::int`
  const { rows: tools } = await sql<{ slug: string } & Uses>`
    select slug, ${sums} from tool_uses join tools on tools.id = tool_id
    where ${since} group by slug order by opened desc, visited desc, slug limit ${maxTools}
  `.execute(db)
  const { rows } = await sql<Uses & { tools: number }>`
    select count(distinct tool_id)::int as tools, ${sums} from tool_uses where ${since}
  `.execute(db)
  return { tools, all: rows[0] ?? { tools: 0, opened: 0, visited: 0, saved: 0, compared: 0 } }
}

/** Each of so many days up to today, the newest first; undefined if there is no such tool. */
export async function findUsesByDay(
  db: Db,
  slug: string,
  days: number,
): Promise<({ day: string } & Uses)[] | undefined> {
  const tool = await db.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirst()
  if (tool === undefined) return undefined
  const { rows } = await sql<{ day: string } & Uses>`
    select to_char(listed, 'YYYY-MM-DD') as day, ${sums}
    from generate_series(current_date - ${days}::int + 1, current_date, interval '1 day') as listed
    left join tool_uses on tool_id = ${tool.id} and day = listed::date
    group by listed order by listed desc
  `.execute(db)
  return rows
}
