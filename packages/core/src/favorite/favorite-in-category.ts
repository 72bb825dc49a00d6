import { sql, type RawBuilder } from 'kysely'

/** Whether the tool of the row at hand is in a category; without one, every tool is. */
export const favoriteInCategory = (category: string | undefined): RawBuilder<boolean> => sql<boolean>`(
  ${category ?? null}::text is null or exists (
    select from tool_categories
    join categories on categories.id = tool_categories.category_id
    where tool_categories.tool_id = tools.id and categories.slug = ${category ?? null}::text))`
