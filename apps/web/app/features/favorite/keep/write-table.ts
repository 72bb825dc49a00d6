type Cell = string | number | null | undefined

/** Header and cell of a column. If every cell is undefined, the column is omitted. */
export type Column<Row> = readonly [head: string, read: (row: Row) => Cell]

/** Prevents CSV injection: a leading apostrophe makes spreadsheets treat a formula as text. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const writeCell = (value: Cell): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = escapeFormula(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). The byte order mark marks it as UTF-8 for spreadsheets. */
export function writeTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const used = columns.filter(([, read]) => rows.some((row) => read(row) !== undefined))
  const lines = [used.map(([head]) => head), ...rows.map((row) => used.map(([, read]) => read(row)))]
  return `\uFEFF${lines.map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`
}
