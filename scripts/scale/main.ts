// Writes the tables of docs/scale.md from measured figures and assumptions:  npm run docs:scale [-- --check]
// With --check it writes nothing and fails if they are stale; scale-document.test.ts does the same.
import { readFile, writeFile } from 'node:fs/promises'
import { insertTables, path } from './insert-tables.ts'

const before = await readFile(path, 'utf8')
const after = insertTables(before)
if (process.argv.includes('--check')) {
  if (after !== before) console.error(`${path} is stale: npm run docs:scale`)
  process.exitCode = after === before ? 0 : 1
} else {
  await writeFile(path, after)
}
