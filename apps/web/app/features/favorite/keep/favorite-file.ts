import { thisSite } from '@polydex/contract/site/site'
import type { ExportedFavorites } from '@polydex/contract/favorite/favorite-export'
import type { ToolCard } from '@polydex/contract/tool/tool-card'

export const fileType = 'application/json; charset=utf-8'

/** Includes the day, so that a second file does not overwrite the first. */
export const fileName = (at: string): string => `${thisSite.slug}-favourites-${at.slice(0, 10)}.json`

type Shown = Pick<ToolCard, 'slug' | 'name' | 'description' | 'category' | 'pricing' | 'visits' | 'status'> &
  Partial<Pick<ExportedFavorites['favorites'][number], 'url' | 'savedAt'>>

type Favorites = Pick<ExportedFavorites, 'exportedAt' | 'month' | 'sources'> & { favorites: readonly Shown[] }

/** A visitor's list has neither the tool's URL nor the day it was saved. */
const toRow = ({ slug, name, url, description, category, pricing, visits, status, savedAt }: Shown, page: string) => ({
  name,
  ...(url !== undefined && { url }),
  page: page + slug,
  description,
  category: category.name,
  pricing,
  visits,
  status,
  ...(savedAt !== undefined && { savedAt }),
})

/** A list as a file for programs, with the API's field names. `pages` is the prefix of all tool page addresses. */
export function writeFavorites({ exportedAt, month, sources, favorites }: Favorites, pages: string): string {
  const rows = favorites.map((tool) => toRow(tool, pages))
  return `${JSON.stringify({ exportedAt, visitsOf: month, sources, favorites: rows }, undefined, 2)}\n`
}
