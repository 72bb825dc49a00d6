/** More changes than this make another word, not a slip of the pen. */
const mostChanges = 2
const lettersPerChange = 3

/** The name that was probably meant by a text that nothing is called; null where none is close. */
export function findNearestName(text: string, names: readonly string[]): string | null {
  const wanted = Array.from(text.toLowerCase())
  const allowed = Math.min(mostChanges, Math.floor(wanted.length / lettersPerChange))
  const close = names
    .map((name) => ({ name, changes: countChanges(wanted, Array.from(name.toLowerCase())) }))
    .filter(({ changes }) => changes > 0 && changes <= allowed)
    .toSorted((a, b) => a.changes - b.changes)
  return close[0]?.name ?? null
}

/** Letters to change, add, leave out, or swap with their neighbour, to make one word of another. */
function countChanges(from: readonly string[], to: readonly string[]): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [row, letter] of from.entries()) {
    const line = [row + 1]
    for (const [column, other] of to.entries()) {
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
      line.push(
        Math.min(
          costAt(last, column + 1) + 1,
          costAt(line, column) + 1,
          costAt(last, column) + (letter === other ? 0 : 1),
          isSwap ? costAt(beforeLast, column - 1) + 1 : Infinity,
        ),
      )
    }
    beforeLast = last
    last = line
  }
  return costAt(last, to.length)
}

const costAt = (line: readonly number[], column: number): number => line[column] ?? Infinity
