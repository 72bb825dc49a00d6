import type { FavoritePage } from '@polydex/contract/favorite'
import type { Locale } from '@polydex/contract/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** The categories that an account's favourites are in, with how many, most first; a tool counts in each of its own. */
export async function findFavoriteCategories(
  db: Db,
  accountId: number,
  locale: Locale,
): Promise<FavoritePage['categories']> {
  const { rows } = await sql<FavoritePage['categories'][number]>`
    select categories.slug, category_texts.short_name as name, count(*) as tools
    from favorites
    join tools on tools.id = favorites.tool_id and tools.status in ('published', 'closed')
    join tool_categories on tool_categories.tool_id = tools.id
    join categories on categories.id = tool_categories.category_id
    join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
    where favorites.account_id = ${accountId}
    group by categories.slug, category_texts.short_name
    order by tools desc, categories.slug
  `.execute(db)
  return rows
}
