import type { Locale } from '@polydex/contract/locale/locale'
import type { CategoryTasks, Task, Tasks } from '@polydex/contract/tool/task'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { chunkSize, defaultOrder } from '../tool-list/list-orders.ts'

const maxRelated = 9
const maxOfCategory = 9
/** The best known tools of a category tell what it is for. */
const membersRead = 60

/** A task is in the group in which most of the tools that are made for it are, or else those that do it. */
const taskGroups = sql`
  select distinct on (task_id) task_id, categories.group_id
  from (
    select task_id, tool_id, listed.rank <= greatest(made, 1) as is_main
    from task_tools cross join unnest(tool_ids[1:15]) with ordinality as listed (tool_id, rank)
  ) as members
  -- A limit keeps these looks at single tools, whatever the planner thinks of the tables' sizes.
  cross join lateral (
    select category_id from tool_categories where tool_id = members.tool_id and position = 1 limit 1
  ) as placed
  join categories on categories.id = placed.category_id
  group by task_id, categories.group_id
  order by task_id, count(*) filter (where is_main) desc, count(*) desc, categories.group_id`

/** One task. Throws `not_found`. */
export async function getTask(db: Db, { task, locale }: { task: string; locale: Locale }): Promise<Task> {
  const { rows } = await sql<Task>`
    with own as materialized (
      select tasks.id, slug, texts -> ${locale}::text as text, coalesce(tool_ids, '{}') as tool_ids, coalesce(made, 0) as made
      from tasks left join task_tools on task_tools.task_id = tasks.id
      where slug = ${task}
    )
    select own.slug, own.text ->> 'name' as name, own.text ->> 'about' as about, cardinality(own.tool_ids) as tools, own.made,
           (select json_build_object('slug', category_groups.slug, 'name', category_group_texts.name)
            from tool_categories
            join categories on categories.id = tool_categories.category_id
            join category_groups on category_groups.id = categories.group_id
            join category_group_texts
              on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
            where tool_categories.tool_id = any(own.tool_ids[1:greatest(own.made, 1)]) and tool_categories.position = 1
            group by category_groups.id, category_group_texts.name
            order by count(*) desc, category_groups.position
            limit 1) as "group",
           (select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'tools', tools)), '[]')
            from (
              select tasks.slug, tasks.texts -> ${locale}::text ->> 'name' as name, cardinality(task_tools.tool_ids) as tools
              from tool_tasks
              join tasks on tasks.id = tool_tasks.task_id
              join task_tools on task_tools.task_id = tasks.id
              where tool_tasks.tool_id = any(own.tool_ids[1:60]) and tasks.id <> own.id
              group by tasks.id, task_tools.tool_ids
              order by count(*) ^ 2 / sqrt(cardinality(task_tools.tool_ids)) desc, tasks.slug
              limit ${sql.lit(maxRelated)}
            ) as near) as related
    from own
  `.execute(db)
  const found = rows[0]
  if (found === undefined) throw new AppError('not_found', `There is no task ${task}`)
  return found
}

/** All tasks that tools do. */
export async function getTasks(db: Db, { locale }: { locale: Locale }): Promise<Tasks> {
  const { rows } = await sql<Tasks>`
    with placed as (${taskGroups}),
    counted as materialized (
      select slug, texts -> ${locale}::text ->> 'name' as name, group_id,
             cardinality(tool_ids) as tools
      from tasks
      join task_tools on task_tools.task_id = tasks.id
      join placed on placed.task_id = tasks.id
    )
    select (
      select coalesce(json_agg(json_build_object('slug', category_groups.slug, 'name', category_group_texts.name,
               'tasks', tasks) order by category_groups.position), '[]')
      from (
        select group_id, json_agg(json_build_object('slug', slug, 'name', name, 'tools', tools)
                 order by tools desc, slug) as tasks
        from counted group by group_id
      ) as grouped
      join category_groups on category_groups.id = grouped.group_id
      join category_group_texts on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
    ) as groups
  `.execute(db)
  const found = rows[0]
  if (found === undefined) throw new Error('The tasks query returned no row')
  return found
}

/**
 * The tasks that tools of a category do, those that are of this category more than of others first; and what the category
 * is.
 */
export async function getCategoryTasks(
  db: Db,
  { category, locale }: { category: string; locale: Locale },
): Promise<CategoryTasks> {
  const { rows } = await sql<Task['related'][number]>`
    with members as materialized (
      select tool_orders.tool_ids[placed.place % ${sql.lit(chunkSize)} + 1] as tool_id
      from tool_sets
      cross join find_set_bits(members, array(select generate_series(0, ${sql.lit(membersRead - 1)}))) as placed
      join tool_orders
        on tool_orders.sort = tool_sets.sort and tool_orders.direction = tool_sets.direction
        and tool_orders.chunk = placed.place / ${sql.lit(chunkSize)}
      where tool_sets.sort = ${defaultOrder.sort} and tool_sets.direction = ${defaultOrder.direction}
        and facet = 'category' and value = ${category}
    )
    select tasks.slug, texts -> ${locale}::text ->> 'name' as name, cardinality(task_tools.tool_ids) as tools
    from members
    join tool_tasks on tool_tasks.tool_id = members.tool_id
    join tasks on tasks.id = tool_tasks.task_id
    join task_tools on task_tools.task_id = tasks.id
    group by tasks.id, task_tools.tool_ids
    order by count(*) ^ 2 / sqrt(cardinality(task_tools.tool_ids)) desc, tasks.slug
    limit ${sql.lit(maxOfCategory)}
  `.execute(db)
  const text = await db
    .selectFrom('categories')
    .innerJoin('category_texts', 'category_texts.category_id', 'categories.id')
    .select('description')
    .where('slug', '=', category)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return { tasks: rows, description: text?.description ?? null }
}

/** Tasks that many people come with. */
export async function findCommonTasks(db: Db, locale: Locale): Promise<Task['related']> {
  const { rows } = await sql<Task['related'][number]>`
    select slug, texts -> ${locale}::text ->> 'name' as name, cardinality(tool_ids) as tools
    from tasks join task_tools on task_tools.task_id = tasks.id
    where is_common
    order by cardinality(tool_ids) desc, slug
  `.execute(db)
  return rows
}
