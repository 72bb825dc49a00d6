import type { FavoriteQuery, FavoriteSort } from '@polydex/contract/favorite/favorite'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/connect.ts'
import { listTextLocales } from '../tool/text-fallback.ts'

/** Whether the tool of the current row is in the category; always true without one. */
const favoriteInCategory = (category: string | undefined): RawBuilder<boolean> => sql<boolean>`(
  ${category ?? null}::text is null or exists (
    select from tool_categories
    join categories on categories.id = tool_categories.category_id
    where tool_categories.tool_id = tools.id and categories.slug = ${category ?? null}::text))`

type FavoriteTool = { id: number; slug: string }
type Part = { limit: number | null; offset: number }

/** Collations for sorting names in the order of the reader's language: pinyin, strokes, kana, letters with marks. */
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

/**
 * An account's favourites that have a page, in the requested order; unknown figures last, ties newest first. Limit
 * null: all.
 */
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

/** Number of favourites that have a page, so not tools removed on request. With a category: those in it. */
export async function countFavorites(db: Db, accountId: number, category?: string): Promise<number> {
  const { total } = await db
    .selectFrom('favorites')
    .innerJoin('tools', 'tools.id', 'favorites.tool_id')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .where('tools.status', 'in', ['published', 'closed'])
    .where(favoriteInCategory(category))
    .executeTakeFirstOrThrow()
  return total
}
