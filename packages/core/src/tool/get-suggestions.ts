import { joinCompared } from '@polydex/contract/tool/compared'
import type { Locale } from '@polydex/contract/locale/locale'
import type { Suggestion } from '@polydex/contract/tool/suggestion'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { endOf, selectNames } from '../search/query/look-up-query.ts'
import { spellUmlauts } from '../search/text/fold-text.ts'
import { squash } from '../search/text/name-keys.ts'
import { correctQuery } from '../search/query/correct-query.ts'
import { firstOfPhrases } from '../search/documents/refresh-searched-tasks.ts'
import { findCommonTasks } from './get-tasks.ts'
import { defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'

const maxSuggestions = 9
/** Few, because most visitors type the name of a tool; their places are reserved. */
const maxTasks = 3
const maxCategories = 2
/** With an empty text. */
const maxCommon = 6
const maxLargest = 3
/** Shorter texts nearly always resemble some name, so misspelt names are suggested from this length on. */
const minMisspeltLength = 4

/**
 * Suggestions for the text typed so far: first what begins with it, then what has a word that does, then what is only
 * known as such by another name or in another language, then misspelt names. Of equal ones tools come before tasks, these
 * before categories, and the most visited first.
 */
export async function getSuggestions(
  db: Db,
  { q, locale }: { q?: string | undefined; locale: Locale },
): Promise<{ suggestions: Suggestion[] }> {
  if (q === undefined) {
    const none = { mark: null, group: null, category: null, pricing: null }
    const tasks = (await findCommonTasks(db, locale)).map((task) => ({ kind: 'task' as const, ...task, ...none }))
    return { suggestions: [...tasks.slice(0, maxCommon), ...(await findLargestCategories(db, locale))] }
  }
  const weighed = versus.exec(q)
  if (weighed !== null) {
    const pairs = await suggestPairs(db, weighed[1] ?? '', weighed[2] ?? '', locale)
    if (pairs.length > 0) return { suggestions: pairs }
  }
  const key = squash(spellUmlauts(q))
  if (key === '') return { suggestions: [] }
  const suggestions = await readSuggestions(db, key, [], locale)
  if (suggestions.length > 0 || key.length < minMisspeltLength) return { suggestions }
  const { names, inside } = await correctQuery(db, key, [], locale)
  const near = (names.length > 0 ? names : inside).map(({ id }) => id)
  return { suggestions: near.length === 0 ? [] : await readSuggestions(db, key, near, locale) }
}

/** A tool, and another one that it is weighed against, which may still be missing. */
const versus = /^(.+?)\s+(?:vs\.?|versus)(?:\s+(.*))?$/iu
const maxPairs = 5

/** Comparisons of the best match of the first name with those of the second; without one, with its rivals. */
async function suggestPairs(db: Db, first: string, second: string, locale: Locale): Promise<Suggestion[]> {
  const find = async (text: string) => {
    const { suggestions } = await getSuggestions(db, { q: text, locale })
    return suggestions.filter(({ kind }) => kind === 'tool')
  }
  const [tool] = await find(first)
  if (tool === undefined) return []
  const others = second.trim() === '' ? await findRivals(db, tool.slug, locale) : await find(second)
  return others
    .filter(({ slug }) => slug !== tool.slug)
    .slice(0, maxPairs)
    .map((other) => ({
      ...tool,
      kind: 'compare',
      slug: joinCompared([tool.slug, other.slug]),
      name: `${tool.name} vs ${other.name}`,
      category: null,
      pricing: null,
    }))
}

/** The tools that a tool is compared with most, best known first. */
async function findRivals(db: Db, slug: string, locale: Locale): Promise<{ slug: string; name: string }[]> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select other.slug, coalesce(tool_texts.name, other.name) as name
    from tools
    join compared_pairs on compared_pairs.tool_id = tools.id
    join tools other on other.id = compared_pairs.other_id and other.status = 'published'
    join listed_tools on listed_tools.tool_id = other.id
    left join tool_texts on tool_texts.tool_id = other.id and tool_texts.locale = ${locale}
    where tools.slug = ${slug}
    order by places[${sql.lit(placeIndexOf(defaultOrder))}]
    limit ${sql.lit(maxPairs)}
  `.execute(db)
  return rows
}

/** What may be asked before anything is typed. */
async function findLargestCategories(db: Db, locale: Locale): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    select 'category' as kind, categories.slug, category_texts.name, null as mark, category_groups.slug as "group",
           null as category, null as pricing, tool_counts.tools
    from tool_counts
    join categories on categories.slug = tool_counts.key
    join category_groups on category_groups.id = categories.group_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
    where tool_counts.scope = 'category'
    order by tool_counts.tools desc, categories.position
    limit ${sql.lit(maxLargest)}
  `.execute(db)
  return rows
}

const fits = { exact: 0, beginning: 1, wordBeginning: 2, other: 3, near: 4 }

/** Categories, tasks and tools in which the text begins the name or one of its words, and the `near` ones. */
async function readSuggestions(db: Db, key: string, near: readonly number[], locale: Locale): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    with matching_categories as (
      select category_id, min(position) as position, bool_or(locale = ${locale}) as is_own
      from search_category_names
      where key >= ${key} and key < ${endOf(key)} and (locale = ${locale} or position = 0)
      group by category_id
    ),
    suggested_categories as (
      select 'category' as kind, categories.slug, category_texts.name, null as mark,
             category_groups.slug as "group", null as category, null as pricing,
             (select tools from tool_counts where scope = 'category' and key = categories.slug) as tools,
             case when not is_own then ${sql.lit(fits.other)} when matching_categories.position = 0
               then ${sql.lit(fits.beginning)} else ${sql.lit(fits.wordBeginning)} end as fit,
             row_number() over (order by is_own desc, matching_categories.position, categories.position)::int as place
      from matching_categories
      join categories on categories.id = matching_categories.category_id
      join category_groups on category_groups.id = categories.group_id
      join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
      order by place
      limit ${sql.lit(maxCategories)}
    ),
    suggested_tasks as (
      select 'task' as kind, tasks.slug, texts -> ${locale}::text ->> 'name' as name, null as mark,
             null as "group", null as category, null as pricing, cardinality(tool_ids) as tools,
             case when not is_own then ${sql.lit(fits.other)} when position = 0 then ${sql.lit(fits.beginning)}
               else ${sql.lit(fits.wordBeginning)} end as fit,
             row_number() over (
               order by is_own desc, position >= ${sql.lit(firstOfPhrases)}, cardinality(tool_ids) desc, tasks.slug)::int as place
      from (
        select task_id, min(position) as position, bool_or(locale = ${locale}) as is_own
        from search_task_names
        where key >= ${key} and key < ${endOf(key)} and (locale = ${locale} or position = 0)
        group by task_id
      ) as matching
      join tasks on tasks.id = matching.task_id
      join task_tools on task_tools.task_id = matching.task_id
      order by place
      limit ${sql.lit(maxTasks)}
    ),
    matching_tools as (
      select tool_id as id, min(fit) as fit
      from (
        select tool_id,
               case when is_other then ${sql.lit(fits.other)} when position > 0 then ${sql.lit(fits.wordBeginning)}
                 when key = ${key} then ${sql.lit(fits.exact)} else ${sql.lit(fits.beginning)} end as fit
        from (${selectNames(key)}) as names
        union all
        select unnest(${near}::int[]), ${sql.lit(fits.near)}
      ) as fitting
      group by tool_id
    ),
    suggested_tools as (
      select matching_tools.id, fit, places[${sql.lit(placeIndexOf(defaultOrder))}] as place
      from matching_tools
      join listed_tools on listed_tools.tool_id = matching_tools.id
      order by fit, place
      limit ${sql.lit(maxSuggestions)} - (select count(*) from suggested_categories) - (select count(*) from suggested_tasks)
    )
    select kind, slug, name, mark, "group", category, pricing, tools
    from (
      select * from suggested_categories
      union all
      select * from suggested_tasks
      union all
      select 'tool', tools.slug, coalesce(tool_texts.name, tools.name), ${selectMark},
             category_groups.slug, category_texts.short_name, tools.pricing_model, null, fit, place
      from suggested_tools
      join tools on tools.id = suggested_tools.id and tools.status = 'published'
      join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
      join categories on categories.id = tool_categories.category_id
      join category_groups on category_groups.id = categories.group_id
      join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
      left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    ) as suggestions
    order by fit, kind desc, place
  `.execute(db)
  return rows
}
