const maxCellLength = 44

/** On one line, without what would steer a terminal. */
const clean = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

const shorten = (text: string): string =>
  text.length > maxCellLength ? `${text.slice(0, maxCellLength - 1).trimEnd()}…` : text

/** Lines of a table, as wide as it needs; `isWhole`: the last cell is read to its end. */
export function layOut(rows: readonly (readonly string[])[], { isWhole = false } = {}): string {
  const cells = rows.map((row) =>
    row.map((cell, at) => (isWhole && at === row.length - 1 ? clean(cell) : shorten(clean(cell)))),
  )
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0))) ?? []
  return cells.map((row) => `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd()).join('\n')
}
