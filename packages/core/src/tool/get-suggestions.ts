import type { Locale } from '@polydex/contract/locale/locale'
import type { Suggestion } from '@polydex/contract/tool/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { selectMark } from '../db/select-mark.ts'
import { endOf, selectNames } from '../search/query/look-up-query.ts'
import { spellUmlauts } from '../search/text/fold-text.ts'
import { squash } from '../search/text/name-keys.ts'
import { correctQuery } from '../search/query/correct-query.ts'
import { defaultOrder, placeIndexOf } from '../tool-list/list-orders.ts'

const maxSuggestions = 8
/** Few, because most visitors type the name of a tool; their places are reserved. */
const maxCategories = 2
/** Shorter texts nearly always resemble some name, so misspelt names are suggested from this length on. */
const minMisspeltLength = 4

/**
 * Suggestions for the text typed so far: first what begins with it, then what has a word that does, then what is only
 * known as such by another name or in another language, then misspelt names. Of equal ones tools come before
 * categories, and the most visited first.
 */
export async function getSuggestions(
  db: Db,
  { q, locale }: { q: string; locale: Locale },
): Promise<{ suggestions: Suggestion[] }> {
  const key = squash(spellUmlauts(q))
  if (key === '') return { suggestions: [] }
  const suggestions = await readSuggestions(db, key, [], locale)
  if (suggestions.length > 0 || key.length < minMisspeltLength) return { suggestions }
  const { names, inside } = await correctQuery(db, key, [], locale)
  const near = (names.length > 0 ? names : inside).map(({ id }) => id)
  return { suggestions: near.length === 0 ? [] : await readSuggestions(db, key, near, locale) }
}

const fits = { exact: 0, beginning: 1, wordBeginning: 2, other: 3, near: 4 }

/** Categories and tools in which the text begins the name or one of its words, and the `near` ones. */
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
             category_groups.slug as "group", null as category,
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
      limit ${sql.lit(maxSuggestions)} - (select count(*) from suggested_categories)
    )
    select kind, slug, name, mark, "group", category
    from (
      select * from suggested_categories
      union all
      select 'tool', tools.slug, coalesce(tool_texts.name, tools.name), ${selectMark},
             category_groups.slug, category_texts.short_name, fit, place
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
