/** One statement that a test can prove, in the order of the ledger. */
export type Claim = { id: string; section: string }

const idPattern = /^(?<row>[SD]\d+\.\d+)(?:(?<first>[a-z])(?:–(?<last>[a-z]))?)?$/

/**
 * The ids that a cell of the ledger or a word of a title represents: `S4.2a–d` is four, `D2.3b` one. Undefined for
 * anything else, so that a typo is refused instead of counted.
 */
export function expandIds(text: string): string[] | undefined {
  const { row, first, last } = idPattern.exec(text)?.groups ?? {}
  if (row === undefined) return undefined
  if (first === undefined || last === undefined) return [text]
  const from = first.charCodeAt(0)
  const count = last.charCodeAt(0) - from + 1
  if (count < 2) return undefined
  return Array.from({ length: count }, (_, index) => row + String.fromCharCode(from + index))
}

/** Reads the tables under the `##` headings of the ledger; throws on a row it cannot count. */
export function parseClaims(ledger: string): Claim[] {
  const claims = new Map<string, Claim>()
  let section = ''
  for (const line of ledger.split('\n')) {
    section = /^## (.+)$/.exec(line)?.[1] ?? section
    const cell = /^\|([^|]*)\|/.exec(line)?.[1]?.trim()
    if (cell === undefined || cell === 'id' || /^-+$/.test(cell)) continue
    const ids = expandIds(cell)
    if (ids === undefined) throw new Error(`the ledger has a row "${cell}", which is not an id`)
    for (const id of ids) {
      if (claims.has(id)) throw new Error(`the ledger lists ${id} twice`)
      claims.set(id, { id, section })
    }
  }
  return [...claims.values()]
}
