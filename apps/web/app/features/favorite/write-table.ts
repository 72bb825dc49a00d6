type Cell = string | number | null | undefined

/** Its head and what it says of a row. Undefined in every row: the column is left out. */
export type Column<Row> = readonly [head: string, read: (row: Row) => Cell]

/** A spreadsheet would run what begins like a formula; with an apostrophe before it, it is a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const writeCell = (value: Cell): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). The mark at its start tells spreadsheets that it is UTF-8. */
export function writeTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const known = columns.filter(([, read]) => rows.some((row) => read(row) !== undefined))
  const lines = [known.map(([head]) => head), ...rows.map((row) => known.map(([, read]) => read(row)))]
  return `\uFEFF${lines.map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`
}
