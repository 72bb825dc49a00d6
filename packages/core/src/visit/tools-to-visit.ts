import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { lastDecision } from '../icon/last-decision.ts'
import { defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'
import { knownDays, suspectDays, type Sign } from './select-alive.ts'

export type ToolToVisit = {
  id: number
  homepage: string
  /**
   * Whether its icon is looked for: it may show one (it has no reviewed mark, its brand did not object, and no editor
   * removed its icon), and it was not looked for lately.
   */
  wantsIcon: boolean
  /** The address of its icon that its verified maker has named on their own host. */
  namedIcon: string | null
  /** Whether nobody answered at its last visit. */
  wasSilent: boolean
}

const iconDays = 30
/** Days between two visits: a tool is visited within a week also if a day's run is missed. */
const usualDays = 6
/** The best known tools, by their place. The very best are visited daily: they show whether our own network works. */
const oftener = [
  { places: 10, days: 1 },
  { places: 200, days: 2 },
]

/** SQL expression: the UTC day of a moment. */
const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'UTC')::date`

/**
 * Listed tools whose visit is due, the longest overdue first: every day while a sign is new or there is no answer, else by
 * how well known they are; also those whose address is new, or whose icon was named or allowed since.
 */
export async function findToolsToVisit(
  db: Db,
  { now, limit, off }: { now: Date; limit: number; off: readonly string[] },
): Promise<ToolToVisit[]> {
  const place = sql`listed_tools.places[${sql.lit(placeIndexOf(defaultOrder))}]`
  const byPlace = oftener.map(({ places, days }) => sql`when ${place} <= ${sql.lit(places)} then ${sql.lit(days)}`)
  const { rows } = await sql<ToolToVisit>`
    select id, homepage_url as homepage, "namedIcon",
           "mayShowIcon" and (icon_asked_at is null or icon_changed_at > icon_asked_at
             or icon_asked_at < ${now}::timestamptz - make_interval(days => ${sql.lit(iconDays)})) as "wantsIcon",
           "wasSilent"
    from (
      select tools.id, tools.homepage_url, named_icons.url as "namedIcon", tool_visits.icon_asked_at,
             tools.mark_file is null and decided.action is distinct from 'remove'
               and tools.slug <> all (${[...off]}::text[]) as "mayShowIcon",
             tool_visits.visited_at, tool_visits.sign is not distinct from 'silent' as "wasSilent",
             greatest(named_icons.named_at, case when decided.action = 'allow' then decided.made_at end) as icon_changed_at,
             case when tool_visits.homepage = tools.homepage_url then ${dayOf(sql`tool_visits.visited_at`)} + case
               when tool_visits.sign = 'silent' or tool_visits.sign_days between 1 and ${sql.lit(suspectDays - 1)} then 1
               ${sql.join(byPlace, sql` `)} else ${sql.lit(usualDays)} end end as due_on
      from tools
      left join tool_visits on tool_visits.tool_id = tools.id
      left join listed_tools on listed_tools.tool_id = tools.id
      left join named_icons on named_icons.tool_id = tools.id
      left join lateral ${lastDecision} as decided on true
      where tools.status = 'published'
    ) as known
    where due_on is null or due_on <= ${dayOf(sql`${now}::timestamptz`)} or icon_changed_at > visited_at
    order by coalesce(icon_changed_at > visited_at, false) desc, due_on nulls first, id
    limit ${limit}
  `.execute(db)
  return rows
}

export type Visit = {
  status: number | null
  finalUrl: string | null
  title: string | null
  fault: 'robots' | 'unreachable' | null
  /** It answered, and nothing speaks against a living tool. Neither an answer nor a sign: nothing is known. */
  isAnswer: boolean
  sign: Sign | null
}

/** Signs of a site that is down, perhaps for a while: the day of its last answer still counts. */
const passing: ReadonlySet<Sign> = new Set(['silent', 'failing', 'certificate'])

/** Stores what the home page of a tool answered. A sign goes on from the visit before, if that is not long ago. */
export async function recordVisit(
  db: Db,
  { id, homepage, wantsIcon }: ToolToVisit,
  { status, finalUrl, title, fault, isAnswer, sign }: Visit,
  now: Date,
): Promise<void> {
  const forgetsAnswer = fault === 'robots' || (sign !== null && !passing.has(sign))
  const goesOn = sql`(before.homepage = excluded.homepage and before.sign = excluded.sign
    and before.visited_at > excluded.visited_at - make_interval(days => ${sql.lit(knownDays)}))`
  await sql`
    insert into tool_visits as before (
      tool_id, homepage, visited_at, status, final_url, title, fault, answered_on, sign, sign_since, sign_days, icon_asked_at)
    select ${id}::int, ${homepage}, ${now}::timestamptz, ${status}::smallint, ${finalUrl}, ${title}, ${fault}::text,
           case when ${isAnswer} then today end, ${sign}::text, case when ${sign}::text is not null then today end,
           (${sign}::text is not null)::int, case when ${wantsIcon && status === 200} then ${now}::timestamptz end
    from (values (${dayOf(sql`${now}::timestamptz`)})) as day (today)
    on conflict (tool_id) do update set
      homepage = excluded.homepage, visited_at = excluded.visited_at, status = excluded.status,
      final_url = excluded.final_url, title = excluded.title, fault = excluded.fault, sign = excluded.sign,
      answered_on = coalesce(excluded.answered_on,
        case when before.homepage = excluded.homepage and not ${forgetsAnswer} then before.answered_on end),
      sign_since = case when ${goesOn} then before.sign_since else excluded.sign_since end,
      sign_days = case when ${goesOn}
        then before.sign_days + (${dayOf(sql`before.visited_at`)} < ${dayOf(sql`excluded.visited_at`)})::int
        else excluded.sign_days end,
      icon_asked_at = coalesce(excluded.icon_asked_at, before.icon_asked_at)
  `.execute(db)
}
