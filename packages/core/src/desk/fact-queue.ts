import { toolFacts, type ToolFacts } from '@polydex/contract/tool/tool-fact'
import { priceLifeDays } from '@polydex/contract/tool/tool-fact-values'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { chunkSize, defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'

export type FactOfTool = keyof ToolFacts

/**
 * How much the check of a kind is worth: first what costs visitors money or gives their data away. Of a `rare` one, most
 * tools have none: it is not looked for, but checked where it is recalled.
 */
const worths: Record<FactOfTool, { weight: number; isRare?: true }> = {
  plans: { weight: 4 },
  free: { weight: 3 },
  data: { weight: 3 },
  commercial: { weight: 2 },
  platforms: { weight: 1 },
  interface: { weight: 1 },
  maker: { weight: 1 },
  country: { weight: 1 },
  launched: { weight: 1 },
  contentLanguages: { weight: 1 },
  owner: { weight: 1, isRare: true },
  notOffered: { weight: 1, isRare: true },
  unsuited: { weight: 1, isRare: true },
  changes: { weight: 1, isRare: true },
}
/** The kinds of facts, the one that is worth most first. */
export const factsByWorth = (Object.keys(toolFacts.shape) as FactOfTool[]).toSorted(
  (one, other) => worths[other].weight - worths[one].weight,
)
const maxNeed = factsByWorth.reduce((sum, kind) => sum + worths[kind].weight, 0)

/** Days. What a page does not state is not looked for again any sooner. */
export const lookAgainDays = 60
/** Days. A check is renewed from then on, and fully due when its price is no longer shown. */
const renewDays = 90
/** Days for which a tool rests that was checked: what is left of it was not on that page. */
const restDays = 7

export type AskedFact = { kind: FactOfTool; standing: 'unknown' | 'recalled' | 'copy' | 'old' }

export type ToolToCheck = {
  toolId: number
  slug: string
  name: string
  /** The page to read: where its prices were read last, else where they are known to be, else its home page. */
  page: string
  /** Among all tools, by visits or reach; null: not listed yet. */
  place: number | null
  worth: number
  /** What is worth checking, most first. */
  asked: AskedFact[]
}

const kinds = sql`(values ${sql.join(
  factsByWorth.map(
    (kind) => sql`(${sql.lit(kind)}, ${sql.lit(worths[kind].weight)}, ${sql.lit(worths[kind].isRare === true)})`,
  ),
)}) as kinds (kind, weight, is_rare)`

/**
 * Of some tools `(tool_id, place)`: what is worth checking. The worth is the sum over the kinds of weight × need, divided
 * by the place: a tool at place n has about 1/n of the visitors of the first (Zipf). The need is 1 for what is not
 * known, half for what is recalled or read in a copy, and grows to 1 with the age of a check.
 */
const selectToolsToCheck = (given: ReturnType<typeof sql>, today: string) => sql`
  select tools.id as "toolId", slug::text, name, place,
         regexp_replace(coalesce(facts #>> '{plans,checked,at}', links ->> 'pricing', homepage_url), '^http:', 'https:') as page,
         coalesce(need / place, 0)::float8 as worth, coalesce(asked, '[]') as asked
  from ${given} as given
  join tools on tools.id = given.tool_id
  cross join lateral (
    select sum(weight * need) as need,
           json_agg(json_build_object('kind', kind, 'standing', standing) order by weight * need desc, weight desc) as asked
    from (
      select kind, weight, standing, case standing
               when 'unknown' then 1
               when 'recalled' then 0.5
               else least(1, greatest(case standing when 'copy' then 0.5 else 0 end,
                 (${today}::date - (facts #>> array[kind, 'checked', 'on'])::date - ${sql.lit(renewDays)})
                   / ${sql.lit(priceLifeDays - renewDays)}::numeric)) end as need
      from (
        select kind, weight, is_rare, case
                 when not facts ? kind then 'unknown'
                 when not facts -> kind ? 'checked' then 'recalled'
                 when facts #> array[kind, 'checked'] ? 'copy' then 'copy'
                 else 'old' end as standing
        from ${kinds}
      ) as kinds
      where not (standing = 'unknown' and (is_rare or kind = 'free' and pricing_model in ('paid', 'contact')))
        and not exists (
          select from facts_not_stated
          where facts_not_stated.tool_id = tools.id and facts_not_stated.kind = kinds.kind and standing <> 'old'
            and looked_on > ${today}::date - ${sql.lit(lookAgainDays)})
    ) as kinds
    where need > 0
  ) as needs`

export type QueuePlace = Pick<ToolToCheck, 'worth' | 'slug'>

/**
 * The tools whose check is worth most; `below`: those after one of them. Reads the order of all tools a thousand at a
 * time, and ends where no later one can be worth as much.
 */
export async function findFactQueue(
  db: Db,
  { now, limit, below }: { now: Date; limit: number; below?: QueuePlace | undefined },
): Promise<ToolToCheck[]> {
  const today = now.toISOString().slice(0, 10)
  const order = db
    .selectFrom('tool_orders')
    .where('sort', '=', defaultOrder.sort)
    .where('direction', '=', defaultOrder.direction)
  let found: ToolToCheck[] = []
  for (const { chunk } of await order.select('chunk').orderBy('chunk').execute()) {
    const worst = found.length === limit ? (found.at(-1)?.worth ?? 0) : 0
    if (worst >= maxNeed / (chunk * chunkSize + 1)) break
    const given = sql`(
      select tool_id, ${chunk * chunkSize}::int + position::int as place
      from (${order.select('tool_ids').where('chunk', '=', chunk)}) as ordered
      cross join unnest(tool_ids) with ordinality as tools (tool_id, position))`
    const { rows } = await sql<ToolToCheck>`
      with rated as materialized (${selectToolsToCheck(given, today)})
      select * from rated
      where worth > 0
        and (${below?.worth ?? null}::float8 is null
          or (-worth, slug) > (-${below?.worth ?? null}::float8, ${below?.slug ?? ''}))
        and not exists (
          select from decisions
          where decisions.tool_id = rated."toolId" and action = 'check'
            and made_at > ${now}::timestamptz - make_interval(days => ${sql.lit(restDays)})
            and not exists (select from decisions as undo where undo.undoes = decisions.id))
      order by worth desc, slug
      limit ${limit}
    `.execute(db)
    found = [...found, ...rows]
      .toSorted((one, other) => other.worth - one.worth || (one.slug < other.slug ? -1 : 1))
      .slice(0, limit)
  }
  return found
}

/** What is worth checking of one tool, whether or not its turn has come. Undefined if it is not listed. */
export async function findToolToCheck(db: Db, slug: string, now: Date): Promise<ToolToCheck | undefined> {
  const given = sql`(
    select id as tool_id, places[${sql.lit(placeIndexOf(defaultOrder))}] + 1 as place
    from tools left join listed_tools on listed_tools.tool_id = tools.id
    where slug = ${slug} and status in ('published', 'closed'))`
  const { rows } = await sql<ToolToCheck>`
    ${selectToolsToCheck(given, now.toISOString().slice(0, 10))}
  `.execute(db)
  return rows[0]
}
