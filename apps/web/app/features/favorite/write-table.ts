/** A spreadsheet would run what begins like a formula; with an apostrophe before it, it is a text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const writeCell = (value: string | number | null): string => {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = harmless(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as CSV (RFC 4180). The mark at its start tells spreadsheets that it is UTF-8. */
export function writeTable<Row extends Record<string, string | number | null>>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
): string {
  const lines = [columns.join(','), ...rows.map((row) => columns.map((name) => writeCell(row[name] ?? null)).join(','))]
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
