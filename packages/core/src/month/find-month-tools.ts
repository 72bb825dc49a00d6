import type { Locale } from '@polydex/contract/locale'
import { sql, type RawBuilder } from 'kysely'

/** Columns of a tool of the month, of a query that has `tools` with `names` joined. */
export const monthToolColumns = sql`tools.slug::text, coalesce(tool_texts.name, tools.name) as name, category_groups.slug::text as "group"`

/** What the columns above come from. */
export const joinNames = (locale: Locale): RawBuilder<unknown> => sql`
  join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
  join categories on categories.id = tool_categories.category_id
  join category_groups on category_groups.id = categories.group_id
  left join tool_texts on tool_texts.tool_id = tools.id and tool_texts.locale = ${locale}`
