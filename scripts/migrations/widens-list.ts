import type { Migration } from './read-migration.ts'

/** `constraint x check (column in ('a', 'b'))`, the form of every closed list of ours. */
const listForm = (constraint: string) =>
  new RegExp(`constraint\\s+${constraint}\\s+check\\s*\\(\\s*(\\w+)\\s+in\\s*\\(([^()]*)\\)\\s*\\)`, 'i')

function readList(text: string, constraint: string): { column: string; values: Set<string> } | undefined {
  const [, column, values] = listForm(constraint).exec(text) ?? []
  if (column === undefined || values === undefined) return undefined
  return { column, values: new Set([...values.matchAll(/'[^']*'/g)].map(([value]) => value)) }
}

/**
 * Whether a replaced check constraint allows everything that the last one of its name did, and more: a closed list that
 * grows.
 */
export function widensList(statement: string, action: string, earlier: readonly Migration[]): boolean {
  const [, constraint] = /^add constraint (\w+) check\b/.exec(action) ?? []
  if (constraint === undefined) return false
  const next = readList(statement, constraint)
  const before = earlier
    .flatMap(({ statements }) => statements)
    .map(({ text }) => readList(text, constraint))
    .findLast((list) => list !== undefined)
  if (next === undefined || before?.column !== next.column) return false
  return [...before.values].every((value) => next.values.has(value))
}
