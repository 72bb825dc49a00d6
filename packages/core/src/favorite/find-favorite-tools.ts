import type { FavoriteQuery, FavoriteSort } from '@polydex/contract/favorite'
import type { Locale } from '@polydex/contract/locale'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { listTextLocales } from '../tool/text-fallback.ts'
import { favoriteInCategory } from './favorite-in-category.ts'

type FavoriteTool = { id: number; slug: string }
type Part = { limit: number | null; offset: number }

/** Names are in the order of the reader's language: pinyin, strokes, kana, letters with marks. */
const collations: Record<Locale, string> = {
  en: 'en-x-icu',
  tw: 'zh-Hant-x-icu',
  zh: 'zh-Hans-x-icu',
  es: 'es-x-icu',
  de: 'de-x-icu',
  ja: 'ja-x-icu',
  ko: 'ko-x-icu',
  vi: 'vi-x-icu',
  pt: 'pt-x-icu',
}

const sortColumns: Record<FavoriteSort, (locale: Locale) => RawBuilder<unknown>> = {
  saved: () => sql`favorites.added_at`,
  visits: () => sql`listed_tools.visits`,
  added: () => sql`tools.first_listed_on`,
  name: (locale) => sql`coalesce((
    select tool_texts.name
    from tool_texts
    where tool_texts.tool_id = tools.id
    order by array_position(${listTextLocales(locale)}::text[], tool_texts.locale::text), tool_texts.locale
    limit 1), tools.name) collate ${sql.id(collations[locale])}`,
}

/** An account's favourites that have a page, in the asked order; unknown figures last, ties newest first. Limit null: all. */
export async function findFavoriteTools(
  db: Db,
  accountId: number,
  { sort, order = sort === 'name' ? 'asc' : 'desc', category, locale }: FavoriteQuery,
  { limit, offset }: Part,
): Promise<FavoriteTool[]> {
  const { rows } = await sql<FavoriteTool>`
    select tools.id, tools.slug
    from favorites
    join tools on tools.id = favorites.tool_id and tools.status in ('published', 'closed')
    left join listed_tools on listed_tools.tool_id = tools.id
    where favorites.account_id = ${accountId} and ${favoriteInCategory(category)}
    order by ${sortColumns[sort](locale)} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last,
      favorites.added_at desc, favorites.tool_id desc
    limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}
