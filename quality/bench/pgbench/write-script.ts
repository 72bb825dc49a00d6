import type { Statement, Value } from './capture-statements.ts'

/** As the driver would send it: an untyped text, whose type PostgreSQL infers from the context. */
function toLiteral(value: Value | undefined): string {
  if (value === null || value === undefined) return 'null'
  const text = typeof value === 'object' ? `{${value.map((item) => JSON.stringify(item)).join(',')}}` : String(value)
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * Writes statements as a pgbench script, values inlined. Several statements of one call read one snapshot of the
 * database, as in the API. pgbench takes a word after a single colon for a variable of its own; only casts may contain
 * colons.
 */
export function writeScript(statements: readonly Statement[]): string {
  const lines = statements.map(
    ({ text, values }) => `${text.replace(/\$(\d+)/g, (_, number: string) => toLiteral(values[Number(number) - 1]))};`,
  )
  return statements.length === 1
    ? `${lines.join('\n')}\n`
    : ['begin isolation level repeatable read read only;', ...lines, 'commit;', ''].join('\n')
}
