/** How many months in a row, counted back from the first of the list, had the same tool; 0: that month had none. */
export function countRun([newest, ...older]: readonly (string | undefined)[]): number {
  if (newest === undefined) return 0
  const end = older.findIndex((slug) => slug !== newest)
  return (end === -1 ? older.length : end) + 1
}
