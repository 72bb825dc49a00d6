import type { Locale } from '@polydex/contract/locale/locale'

type Cell = string | number | null | undefined

/** Header and cell of a column. If every cell is undefined, the column is omitted. */
export type Column<Row> = readonly [head: string, read: (row: Row) => Cell]

/** Languages whose spreadsheets expect a decimal comma, and therefore semicolons between cells. */
const withDecimalComma = new Set<Locale>(['de', 'es', 'pt', 'vi'])

/** Prevents CSV injection: a leading apostrophe makes spreadsheets treat a formula as text, also one of full width. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)

const writeCell = (value: Cell, decimal: string): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value).replace('.', decimal)
  const text = escapeFormula(value)
  // Both separators: a spreadsheet may be set to another language.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Rows as CSV (RFC 4180), with the separators that spreadsheets of the language expect. The byte order mark marks it as
 * UTF-8 for them.
 */
export function writeTable<Row>(locale: Locale, columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const [separator, decimal] = withDecimalComma.has(locale) ? [';', ','] : [',', '.']
  const cells = rows.map((row) => columns.map(([, read]) => read(row)))
  const used = columns.map((_, index) => cells.some((line) => line[index] !== undefined))
  const write = (line: readonly Cell[]) =>
    line
      .filter((_, index) => used[index])
      .map((cell) => writeCell(cell, decimal))
      .join(separator)
  return `\uFEFF${[columns.map(([head]) => head), ...cells].map(write).join('\r\n')}\r\n`
}
