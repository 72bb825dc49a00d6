import type { ExportedFavorites } from '@polydex/contract/favorite/favorite-export'
import type { Locale } from '@polydex/contract/locale/locale'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { noFigures, selectListFigures, type StoredFigures } from '../tool-list/list-figures.ts'
import { listCardSources, type CardRow } from '../tool/select-cards.ts'
import { listTextLocales } from '../tool/text-fallback.ts'

type Favorite = ExportedFavorites['favorites'][number]
type Row = StoredFigures & { favorites: (Favorite & Pick<CardRow, 'provider' | 'kind'>)[] }

/** All favourites of an account, newest first, as one array: the content of an export file. */
export async function exportFavorites(
  db: Db,
  accountId: number,
  locale: Locale,
  now: Date,
): Promise<ExportedFavorites> {
  const { rows } = await sql<Row>`
    select ${selectListFigures}, coalesce((
      select json_agg(json_build_object(
        'slug', tools.slug, 'name', coalesce(shown.name, tools.name), 'url', tools.homepage_url, 'status', tools.status,
        'description', shown.description, 'textLocale', shown.locale,
        'group', json_build_object('slug', category_groups.slug, 'name', category_group_texts.name),
        'category', json_build_object('slug', categories.slug, 'name', category_texts.short_name),
        'pricing', tools.pricing_model, 'visits', listed_tools.visits,
        'provider', providers.name, 'kind', listed_tools.kind,
        'savedAt', to_char(favorites.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) order by favorites.added_at desc, favorites.tool_id desc)
      from favorites
      join tools on tools.id = favorites.tool_id and tools.status in ('published', 'closed')
      join tool_categories on tool_categories.tool_id = tools.id and tool_categories.position = 1
      join categories on categories.id = tool_categories.category_id
      join category_texts on category_texts.category_id = categories.id and category_texts.locale = ${locale}
      join category_groups on category_groups.id = categories.group_id
      join category_group_texts
        on category_group_texts.group_id = category_groups.id and category_group_texts.locale = ${locale}
      left join lateral (
        select tool_texts.name, tool_texts.description, tool_texts.locale
        from tool_texts
        where tool_texts.tool_id = tools.id
        order by array_position(${listTextLocales(locale)}::text[], tool_texts.locale::text), tool_texts.locale
        limit 1
      ) as shown on true
      left join listed_tools on listed_tools.tool_id = tools.id
      left join providers on providers.id = listed_tools.provider_id
      where favorites.account_id = ${accountId}), '[]') as favorites
  `.execute(db)
  const { month, lists, favorites } = rows[0] ?? { ...noFigures, favorites: [] }
  return {
    exportedAt: now.toISOString(),
    month,
    sources: listCardSources(favorites, lists),
    favorites: favorites.map(({ provider: _provider, kind: _kind, ...favorite }) => favorite),
  }
}
