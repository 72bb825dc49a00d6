import type { ExportedFavorites } from '@polydex/contract/favorite/favorite-export'
import type { ToolCard } from '@polydex/contract/tool/tool-card'
import { formatList } from '../../../i18n/format.ts'
import { kindName } from '../../../i18n/names/kind-name.ts'
import { priceName } from '../../../i18n/names/price-name.ts'
import type { Language, Translate } from '../../../i18n/translate.tsx'
import type { FileFormat } from './file-format.ts'
import { writeTable, type Column } from './write-table.ts'

/** Message files needed to write a file. */
export const fileTopics = ['site', 'collect', 'card'] as const

export const fileType: Record<FileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

/** Includes the day, so that a second file does not overwrite the first. */
export const fileName = (format: FileFormat, at: string): string => `polydex-favourites-${at.slice(0, 10)}.${format}`

type Shown = Pick<ToolCard, 'slug' | 'name' | 'description' | 'category' | 'pricing' | 'visits' | 'status'> &
  Partial<Pick<ExportedFavorites['favorites'][number], 'url' | 'savedAt'>>

type Favorites = Pick<ExportedFavorites, 'exportedAt' | 'month' | 'sources'> & { favorites: readonly Shown[] }

type Row = ReturnType<typeof toRow>

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

const statusName = (t: Translate, status: Row['status']): string =>
  status === 'closed' ? t('card.closed') : t('collect.listed')

/** For people: headers and values in their language, and each figure with its month and kind. */
function listColumns({ t, locale }: Language, { month, sources }: Favorites): Column<Row>[] {
  const source = formatList(
    locale,
    sources.map(({ kind, provider }) => `${kindName(t, kind)} · ${provider}`),
  )
  const besideVisits = (text: string | null) => (row: Row) => (row.visits === null ? null : text)
  return [
    [t('collect.columnName'), (row) => row.name],
    [t('collect.columnUrl'), (row) => row.url],
    [t('collect.columnPage'), (row) => row.page],
    [t('collect.columnDescription'), (row) => row.description],
    [t('collect.category'), (row) => row.category],
    [t('collect.columnPrice'), (row) => priceName(t, row.pricing)],
    [t('collect.columnVisits'), (row) => row.visits],
    [t('collect.columnMonth'), besideVisits(month)],
    [t('collect.columnSource'), besideVisits(source)],
    [t('collect.columnStatus'), (row) => statusName(t, row.status)],
    [t('collect.columnSaved'), (row) => row.savedAt],
  ]
}

/**
 * A list as a file: JSON with the API's field names for programs, CSV for people. `pages` is the prefix of all tool
 * page addresses.
 */
export function writeFavorites(format: FileFormat, list: Favorites, language: Language, pages: string): string {
  const { exportedAt, month, sources, favorites } = list
  const rows = favorites.map((tool) => toRow(tool, pages))
  if (format === 'csv') return writeTable(listColumns(language, list), rows)
  return `${JSON.stringify({ exportedAt, visitsOf: month, sources, favorites: rows }, undefined, 2)}\n`
}
