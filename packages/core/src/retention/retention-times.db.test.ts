import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { expired } from './remove-expired.ts'

const database = openTestDatabase()
const section = /^## Retention\n(.*?)^## /ms.exec(await readFile('docs/operations.md', 'utf8'))?.[1] ?? ''
const rows = section.split('\n').filter((line) => line.startsWith('|'))

/** The times that the document states for a table: `90 days`, `two days`, `15 idle minutes`. */
function readTold(table: string): string[] {
  const words: Record<string, string> = { a: '1', two: '2' }
  const cells = rows.map((row) => row.split('|')).filter(([, , tables]) => tables?.includes(`\`${table}\``))
  return cells.flatMap(([, , , times = '']) =>
    [...times.matchAll(/\b(\d+|a|two)(?: idle)? (?:days?|minutes)\b/g)].map(
      ([, number = '']) => words[number] ?? number,
    ),
  )
}

it.each(Object.keys(expired) as (keyof typeof expired)[])(
  'docs/operations.md states the time after which the job deletes %s',
  (name) => {
    const { sql: text } = expired[name].compile(database.db)
    const table = /(?:delete from|update) (\w+)|graphile_worker\.(jobs)/.exec(text)?.slice(1).find(Boolean) ?? ''
    const found = /days => (\d+)|current_date - (\d+)|interval '(\d+) minutes'/.exec(text)?.slice(1).find(Boolean)
    // Rows with an expiry of their own, or that depend on another row, have no time here.
    const hasNone = /expires_at <=|status not in/.test(text)
    expect([table, hasNone || readTold(table).includes(found ?? '')]).toEqual([table, true])
    expect([table, rows.some((row) => row.includes(`\`${table}\``))]).toEqual([table, true])
  },
)
