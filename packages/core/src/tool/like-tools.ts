import type { Locale } from '@polydex/contract/locale/locale'
import { sql, type RawBuilder } from 'kysely'
import { defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'
import { isSilent } from '../visit/select-alive.ts'

/** Of each task that the tool does, the best known tools: further ones would be obscure alternatives. */
const perTask = 150
/** Of the primary category, for tools whose tasks nobody has named yet. */
const perCategory = 12

/**
 * What makes an alternative. Those that do not answer come last, else the tool's own rivals first. Then it counts most
 * whether both are made for the same task; one that is made for another task of the tool, or does its main task too,
 * counts a third of it. Shared tasks count against all that the other does, so that an all-rounder is not everybody's
 * alternative. That the other names it as a rival counts only so much: unknown tools name famous ones. The best known
 * counts `fame` more than the least known.
 */
const weights = { sameMain: 2, main: 0.7, named: 1, fame: 2 }

/**
 * The alternatives of a tool as a query of (tool_id, rank). Reads some hundred rows, however many tools there are.
 * `among`: how many candidates are weighed; a page that shows a few needs not weigh all.
 */
export const likeTools = (toolId: RawBuilder<unknown>, among?: number): RawBuilder<unknown> => {
  const place = sql`coalesce(places[${sql.lit(placeIndexOf(defaultOrder))}], 1000000)`
  return sql`
    with own as materialized (
      select self.id, slug, rivals,
             array(select task_id from tool_tasks where tool_id = self.id order by position, task_id) as tasks
      from tools as self where self.id = ${toolId}
    ),
    sharing as materialized (
      select candidate.tool_id, count(*) as shared, min(candidate.rank) as rank,
             bool_or(task.number = 1) as does_main, bool_or(candidate.rank <= task_tools.made) as is_main,
             bool_or(task.number = 1 and candidate.rank <= task_tools.made) as same_main
      from own
      cross join unnest(own.tasks) with ordinality as task (id, number)
      join task_tools on task_tools.task_id = task.id
      cross join unnest(task_tools.tool_ids[1:${sql.lit(perTask)}]) with ordinality as candidate (tool_id, rank)
      where candidate.tool_id <> own.id
      group by candidate.tool_id
    ),
    candidates as materialized (
      (select tool_id, shared, does_main, is_main, same_main from sharing
       order by case when same_main then ${sql.lit(weights.sameMain)}
           else ${sql.lit(weights.main)} * (does_main::int + is_main::int) end + ln(shared) - ln(rank) / 4 desc, tool_id
       ${among === undefined ? sql`` : sql`limit ${sql.lit(among)}`})
      union all
      select rival.id, 0, false, false, false
      from own
      cross join lateral (
        select id from tools where slug = any(own.rivals)
        union
        select id from tools where rivals @> array[own.slug::text] and rivals <> '{}'
      ) as rival
      where rival.id not in (select tool_id from sharing)
      union all
      (select placed.tool_id, 0, false, false, false
       from own
       join tool_categories as primary_category on primary_category.tool_id = own.id and primary_category.position = 1
       join tool_categories as placed on placed.category_id = primary_category.category_id and placed.position = 1
       join listed_tools on listed_tools.tool_id = placed.tool_id
       where not exists (select from sharing) and placed.tool_id <> own.id
       order by ${place}
       limit ${sql.lit(perCategory)})
    )
    select tool_id, row_number() over (order by is_silent, is_own_rival desc, score desc, place) as rank
    from (
      select candidates.tool_id, ${place} as place, ${isSilent(sql`other`)} as is_silent,
             other.slug = any(own.rivals) as is_own_rival,
             case when own.slug = any(other.rivals) then ${sql.lit(weights.named)} else 0 end
             + case when same_main then ${sql.lit(weights.sameMain)}
                 else ${sql.lit(weights.main)} * (does_main::int + is_main::int) end
             + ln(greatest(shared, 1)) - ln(greatest((
                 select count(*) from tool_tasks where tool_tasks.tool_id = candidates.tool_id), 1)) / 2
             - ${sql.lit(weights.fame)} * ln(1 + ${place}) / ln(2 + greatest((select max(tools) from tool_counts where scope = 'all'), 1))
             as score
      from own
      cross join candidates
      join tools as other on other.id = candidates.tool_id and other.status = 'published'
      left join listed_tools on listed_tools.tool_id = candidates.tool_id
    ) as scored`
}

/** SQL expression: why each tool of the relation `chosen` of (id) is an alternative to a tool. */
export const selectLikeness = (toolId: RawBuilder<unknown>, chosen: RawBuilder<unknown>, locale: Locale) => sql`(
  select coalesce(json_object_agg(chosen.id, json_build_object(
    'isRival', other.slug = any(own.rivals) or own.slug = any(other.rivals),
    'rather', (select rather ->> other.slug from tool_texts where tool_id = own.id and locale = ${locale}),
    'sameMain', coalesce((
      select mine.task_id = theirs.task_id
      from (select task_id from tool_tasks where tool_id = own.id order by position, task_id limit 1) as mine,
           (select task_id from tool_tasks where tool_id = other.id order by position, task_id limit 1) as theirs), false),
    'tasks', (
      select coalesce(json_agg(json_build_object('slug', slug, 'name', name)), '[]')
      from (
        select tasks.slug, tasks.texts -> ${locale}::text ->> 'name' as name
        from tool_tasks as mine
        join tool_tasks as theirs on theirs.task_id = mine.task_id and theirs.tool_id = other.id
        join tasks on tasks.id = mine.task_id
        where mine.tool_id = own.id
        order by mine.position, mine.task_id
        limit 4
      ) as shared))), '{}')
  from ${chosen} as chosen
  join tools as other on other.id = chosen.id
  join tools as own on own.id = ${toolId})`
