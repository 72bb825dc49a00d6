import type { FavoritePage, FavoriteQuery, Favorites, GetFavoritesInput } from '@polydex/contract/favorite/favorite'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import type { Db } from '../db/connect.ts'
import { readSnapshot } from '../db/read-snapshot.ts'
import { readToolCards } from '../tool/read-tool-cards.ts'
import { countFavorites, findFavoriteTools } from './find-favorite-tools.ts'

/** An account's favourites: all slugs, or one page of cards. A page after the last throws `not_found`. */
export const getFavorites = (db: Db, accountId: number, { view, ...query }: GetFavoritesInput): Promise<Favorites> =>
  readSnapshot(db, async (snapshot) => {
    if (view === 'cards') return readFavoritePage(snapshot, accountId, query)
    const tools = await findFavoriteTools(snapshot, accountId, query, { limit: null, offset: 0 })
    return { toolIds: tools.map(({ slug }) => slug), total: tools.length }
  })

/** One page of an account's favourites as cards; call it inside a snapshot. A page after the last throws `not_found`. */
export async function readFavoritePage(snapshot: Db, accountId: number, query: FavoriteQuery): Promise<FavoritePage> {
  const { page, pageSize, locale, category } = query
  const total = await countFavorites(snapshot, accountId, category)
  const pages = Math.ceil(total / pageSize)
  if (page > Math.max(pages, 1)) throw new AppError('not_found', `The last page is ${pages}`)
  const tools = await findFavoriteTools(snapshot, accountId, query, { limit: pageSize, offset: (page - 1) * pageSize })
  const cards = await readToolCards(
    snapshot,
    tools.map(({ id }) => id),
    locale,
  )
  const categories = await findFavoriteCategories(snapshot, accountId, locale)
  return { total, page, pageSize, pages, categories, ...cards }
}

/** Categories of an account's favourites with their counts, largest first; a tool counts in each of its categories. */
async function findFavoriteCategories(db: Db, accountId: number, locale: Locale): Promise<FavoritePage['categories']> {
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
