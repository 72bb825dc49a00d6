import { sql, type RawBuilder } from 'kysely'
import type { SearchPlan } from './plan-search.ts'

/** Only the best-known matches are compared by their words; the rest follow by visits. */
export const maxCompared = 400

/** Weights of a word in a category's text (D), the tool's text (C), a use case or category name (B), the name (A). */
const weights = sql`'{0.15, 0.4, 0.8, 1}'::float4[]`

/** ts_rank divides by this. */
const divisor = Math.PI ** 2 / 6

/** Upper bound of the score of one word: a word in every field, compared with 1 for the name alone. */
const maxFit = 1.3

/**
 * If a query is a task and nothing else, its tools come in the order of the task's page: no word of a text tells more
 * than being made for it. Above every score of words.
 */
const taskBonus = { main: 8, other: 6 }

/** Smaller differences count as ties: then visits decide. */
const nearTie = 0.05

/**
 * Turns `passing` of (id, place), the matches that pass the filters with their places by visits, into `ranked` of (id,
 * number): best first, at least `last` of them. Only some hundred tools are compared by their words, so that a common
 * word stays cheap.
 */
export const rankTools = ({ names, terms, locale, task }: SearchPlan, last: number): RawBuilder<unknown> => sql`
  named as materialized (
    select id, bonus from unnest(${names.map(({ id }) => id)}::int[], ${names.map(({ bonus }) => bonus)}::float8[]) as name (id, bonus)
  ),
  tasked as materialized (
    select tool_id as id, rank <= made as is_main
    from task_tools cross join unnest(tool_ids[1:${sql.lit(maxCompared)}]) with ordinality as listed (tool_id, rank)
    where task_id = ${task?.isAll === true ? task.id : null}
  ),
  compared as materialized (
    select id, place from (select id, place from passing order by place limit ${sql.lit(maxCompared)}) as known
    union
    select id, passing.place from named join passing using (id)
    union
    select id, passing.place from tasked join passing using (id)
  ),
  asked as materialized (
    select query::tsquery as query, weight, weight * alternatives * ${sql.lit(divisor)} as factor, presence
    from unnest(${terms.map(({ query }) => query)}::text[], ${terms.map(({ weight }) => weight)}::float8[],
      ${terms.map(({ alternatives }) => alternatives)}::int[], ${terms.map(({ presence }) => presence)}::float8[]) as term (query, weight, alternatives, presence)
  ),
  scored as materialized (
    select compared.id, compared.place, round((
             coalesce(named.bonus, 0)
             + case tasked.is_main when true then ${sql.lit(taskBonus.main)} when false then ${sql.lit(taskBonus.other)}
                 else coalesce(read.score, 0) end) / ${sql.lit(nearTie)}) as score
    from compared
    left join named on named.id = compared.id
    left join tasked on tasked.id = compared.id
    left join search_texts
      on search_texts.tool_id = compared.id and search_texts.locale = ${locale} and tasked.id is null
    left join lateral (
      select sum(least(asked.weight * ${sql.lit(maxFit)}, asked.factor * fit) + case when fit > 0 then asked.weight * asked.presence else 0 end)
        / nullif(sum(asked.weight), 0) as score
      from asked cross join lateral ts_rank(${weights}, search_texts.document, asked.query) as fit
    ) as read on true
  ),
  ranked as materialized (
    select id, row_number() over (order by score desc, place) as number from ${last <= maxCompared ? sql`scored` : everyScored}
  )`

/** Includes matches that were not compared: after the others, by visits. */
const everyScored = sql`(
  select id, place, coalesce(score, -1) as score from passing left join scored using (id, place)
) as every_scored`
