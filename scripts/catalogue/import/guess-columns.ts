import { isLocale, type Locale } from '@polydex/contract/locale/locale'
import { foldText } from '@polydex/core/search/text/fold-text'
import { columnNames, fields, singleFields, textFields, type Field } from './column-names.ts'
import type { Table } from './read-table.ts'

/** What a column is taken as: a field, for texts in a language of its own if one is named. */
export type Target = { field: Field; locale?: Locale | undefined }

/** Letters alone: Category 1 and Category 2 are both categories. */
const spellOf = (text: string): string => foldText(text).replaceAll(/\P{L}+/gu, '')

const fieldOfName = new Map(
  fields.flatMap((field) => columnNames[field].split(' ').map((name) => [spellOf(name), field] as const)),
)

const toTarget = (field: Field | undefined): Target | undefined => field && { field }

/** Reads `url` or `description.de`. */
export function readTarget(text: string): Target | undefined {
  const [name = '', locale, ...rest] = text.split('.')
  const field = fields.find((field) => field === name)
  if (field === undefined || rest.length > 0) return undefined
  if (locale === undefined) return { field }
  return isLocale(locale) && textFields.some((known) => known === field) ? { field, locale } : undefined
}

export const nameTarget = ({ field, locale }: Target): string => (locale === undefined ? field : `${field}.${locale}`)

/** Columns for something else than the tool itself: “Logo URL”. */
const ofOthers =
  /\b(affiliate|discord|facebook|git\w+|icons?|images?|instagram|linkedin|logos?|privacy|screenshots?|thumbnails?|twitter|videos?|youtube|bild|imagen|imagem)\b/i

/** What stands in a column, without addresses. */
const listCells = ({ rows }: Table, column: string): string[] =>
  rows
    .flatMap((row) => ('fault' in row ? [] : String(row.cells.get(column) ?? '')))
    .filter((cell) => /^(?!\S+:\/\/)./s.test(cell))

/** Characters; what is longer on average is a text. */
const minTextLength = 40

/** The column of the longest texts. */
function findTextColumn(table: Table, columns: readonly string[]): string | undefined {
  const lengths = columns.map((column) => {
    const cells = listCells(table, column)
    return { column, length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, table.rows.length) }
  })
  const [longest] = lengths.toSorted((one, other) => other.length - one.length)
  return longest !== undefined && longest.length >= minTextLength ? longest.column : undefined
}

/** Of the cells that are filled, how many must name a category for the column to hold categories. */
const minCategoryShare = 0.4
/** Of the cells that are filled, how many must be addresses, or days, for the column to hold them. */
const minSameShare = 0.8

const isAddress = (cell: string): boolean => /^(https?:\/\/)?([\w-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(cell)
const isDay = (cell: string): boolean => /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(cell)

/** The first column nearly all of whose cells are so. */
const findColumnOf = ({ rows }: Table, columns: readonly string[], is: (cell: string) => boolean) =>
  columns.find((column) => {
    const cells = rows.map((row) => ('fault' in row ? '' : String(row.cells.get(column) ?? ''))).filter((cell) => cell)
    return cells.length > 0 && cells.filter(is).length >= minSameShare * cells.length
  })

/**
 * Guesses what columns are from their names: first those that are called exactly so, then those that have such a word
 * (“Website of the tool”). A field with one value takes the first column. Of the others, those that name categories are
 * categories; and if none is called a description, the one with the longest texts is.
 */
export function guessColumns(table: Table, isCategory: (text: string) => boolean): Map<string, Target> {
  const { columns } = table
  const guessed = new Map<string, Target>()
  const taken = new Set<string>()
  const take = (column: string | undefined, target: Target | undefined): void => {
    if (column === undefined || target === undefined || guessed.has(column)) return
    const name = nameTarget(target)
    if (singleFields.has(target.field) && taken.has(name)) return
    taken.add(name)
    guessed.set(column, target)
  }
  for (const column of columns) take(column, readTarget(column) ?? toTarget(fieldOfName.get(spellOf(column))))
  for (const column of columns) {
    if (ofOthers.test(column)) continue
    const found = new Set(column.split(/[^\p{L}\p{N}]+/u).map((word) => fieldOfName.get(spellOf(word))))
    const field = fields.find((known) => found.has(known))
    // "Price of the website" is neither; a further column of a list would add what nobody meant.
    if (field !== undefined && !taken.has(field)) take(column, { field })
  }
  const listRest = () => columns.filter((column) => !guessed.has(column) && !ofOthers.test(column))
  for (const column of listRest()) {
    const cells = listCells(table, column)
    if (cells.filter(isCategory).length > minCategoryShare * cells.length) take(column, { field: 'categories' })
  }
  if (!taken.has('url')) take(findColumnOf(table, listRest(), isAddress), { field: 'url' })
  if (!taken.has('added')) take(findColumnOf(table, listRest(), isDay), { field: 'added' })
  if (!taken.has('description')) take(findTextColumn(table, listRest()), { field: 'description' })
  return guessed
}
