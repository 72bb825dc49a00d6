import type { ToolCard } from '@polydex/contract/tool-card'
import type { ExportedFavorites } from '@polydex/contract/favorite-export'
import { writeTable } from './write-table.ts'

export const fileFormats = ['csv', 'json'] as const
export type FileFormat = (typeof fileFormats)[number]

export const fileType: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** With the day, so that a second file does not take the place of the first. */
export const fileName = (format: FileFormat, at: string): string => `polydex-favourites-${at.slice(0, 10)}.${format}`

type Shown = Pick<ToolCard, 'slug' | 'name' | 'description' | 'category' | 'pricing' | 'visits' | 'status'> &
  Partial<Pick<ExportedFavorites['favorites'][number], 'url' | 'savedAt'>>

type Favorites = { exportedAt: string; month: string | null; favorites: readonly Shown[] }

/** What a list holds, as a file. A visitor's has neither the tool's own address nor the day it was saved. */
export function writeFavorites(
  format: FileFormat,
  { exportedAt, month, favorites }: Favorites,
  pageOf: (slug: string) => string,
): string {
  const rows = favorites.map(({ slug, name, url, description, category, pricing, visits, status, savedAt }) => ({
    name,
    ...(url !== undefined && { url }),
    page: pageOf(slug),
    description,
    category: category.name,
    pricing,
    visits,
    status,
    ...(savedAt !== undefined && { savedAt }),
  }))
  if (format === 'json') return `${JSON.stringify({ exportedAt, visitsOf: month, favorites: rows }, undefined, 2)}\n`
  const columns = Object.keys(rows[0] ?? {})
  return writeTable<Record<string, string | number | null>>(columns, rows)
}
