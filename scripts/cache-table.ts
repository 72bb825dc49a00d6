// Writes the table of answers and cache headers into docs/operations.md, from the rules in the code:
//   node scripts/cache-table.ts
// scripts/cache-table.test.ts fails when it is stale.
import { readFile, writeFile } from 'node:fs/promises'
import { cacheRules as ofApi } from '../apps/api/src/cache-rules.ts'
import { cacheRules as ofWeb } from '../apps/web/app/http/cache-rules.ts'
import { describeKeeping } from './edge/kept-at-edge.ts'

/** One kind of answer of a process; `says` is null if it repeats the header of another answer. */
type CacheRule = { answer: string; status: string; says: string | null }

const path = 'docs/operations.md'
const [begin, end] = ['<!-- answers and cache headers: begin -->', '<!-- answers and cache headers: end -->']

/** The processes of the table, in order. */
const processes: Record<string, Record<string, CacheRule>> = { web: ofWeb, api: ofApi }

const writeRow = (process: string, { answer, status, says }: CacheRule): string =>
  `| ${process} | ${answer} | ${status} | ${says === null ? '–' : `\`${says}\``} | ${describeKeeping(says)} |`

const writeTable = (): string =>
  [
    '| of | answer | status | `Cache-Control` | kept at the edge |',
    '|---|---|---|---|---|',
    ...Object.entries(processes).flatMap(([process, rules]) =>
      Object.values(rules).map((rule) => writeRow(process, rule)),
    ),
  ].join('\n')

/** The document with the table generated from the code. */
export function insertTable(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`${path} has no markers for the table`)
  return `${document.slice(0, from + begin.length)}\n${writeTable()}\n${document.slice(to)}`
}

if (import.meta.main) await writeFile(path, insertTable(await readFile(path, 'utf8')))
