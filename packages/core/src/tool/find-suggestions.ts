import type { Locale } from '@polydex/contract/locale'
import type { Suggestion } from '@polydex/contract/tool'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { defaultOrder, placeIndexOf } from './list-orders.ts'
import { escapeLike, matchNames, normalizeName } from './match-names.ts'

const mostSuggestions = 8
/** Categories first, but few: most visitors type the name of a tool. */
const mostCategories = 2
/** Nobody chooses from more, and each costs. */
const mostLookedAt = 500

/** What a visitor may mean who has typed this much: categories, then tools, best fit and most visited first. */
export async function findSuggestions(
  db: Db,
  { q, locale }: { q: string; locale: Locale },
): Promise<{ suggestions: Suggestion[] }> {
  const wanted = normalizeName(q)
  const escaped = escapeLike(wanted)
  const { rows } = await sql<Suggestion>`
    with matching_categories as (
      select 'category' as kind, categories.slug, category_texts.name, category_groups.slug as "group",
             null as category, 0 as fit, position(${wanted}::text in lower(category_texts.name)) as place
      from categories
      join category_groups on category_groups.id = categories.group_id
      join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
      -- Inside a word of letters a match is an accident; Han and kana have no spaces.
      where lower(category_texts.name) like ${`${escaped}%`} or lower(category_texts.name) like ${`% ${escaped}%`}
        or (${wanted} !~ '^[[:ascii:]]*$' and position(${wanted}::text in lower(category_texts.name)) > 0)
      order by place, categories.position
      limit ${sql.lit(mostCategories)}
    ),
    matching_tools as (
      select matching.id, 1 + matching.fit as fit, places[${sql.lit(placeIndexOf(defaultOrder))}] as place
      from (${matchNames(q, mostLookedAt)}) as matching
      join listed_tools on listed_tools.tool_id = matching.id
      order by fit, place
      limit ${sql.lit(mostSuggestions)}
    )
    select kind, slug, name, "group", category
    from (
      select * from matching_categories
      union all
      select 'tool', tools.slug, coalesce(tool_texts.name, tools.name), category_groups.slug, category_texts.short_name,
             fit, place
      from matching_tools
      join tools on tools.id = matching_tools.id
      join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
      join categories on categories.id = tool_categories.category_id
      join category_groups on category_groups.id = categories.group_id
      join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
      left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}
    ) as suggestions
    order by fit, place
    limit ${sql.lit(mostSuggestions)}
  `.execute(db)
  return { suggestions: rows }
}
