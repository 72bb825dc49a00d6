import type { Locale } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { listTokens } from '../search/text/list-tokens.ts'

/** The rarest words say most about a text. */
const maxWords = 12
/** Tools whose categories are counted. */
const maxSimilar = 30
const maxCategories = 3

/** Categories of the listed tools whose texts have the rarest words of this one; the most fitting first. */
export async function suggestCategories(db: Db, text: string, locale: Locale): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    with asked as materialized (
      select string_agg(quote_literal(word), ' | ')::tsquery as query
      from (
        select word from search_words
        where word = any (${[...listTokens(text, locale)]}::text[])
        order by tools, word
        limit ${sql.lit(maxWords)}
      ) as rarest
    ),
    similar_tools as (
      select tool_id, ts_rank(document, query) as fit
      from asked join search_documents on document @@ query
      order by fit desc, tool_id
      limit ${sql.lit(maxSimilar)}
    )
    select categories.slug
    from similar_tools
    join tool_categories on tool_categories.tool_id = similar_tools.tool_id
    join categories on categories.id = tool_categories.category_id
    group by categories.slug
    order by sum(fit / tool_categories.position) desc, categories.slug
    limit ${sql.lit(maxCategories)}
  `.execute(db)
  return rows.map(({ slug }) => slug)
}
