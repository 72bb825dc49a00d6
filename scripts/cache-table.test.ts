import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { insertTable } from './cache-table.ts'

it('docs/operations.md has the current cache headers (npm run docs:caching writes them)', async () => {
  const document = await readFile('docs/operations.md', 'utf8')
  expect(insertTable(document)).toBe(document)
})

it('fails if the markers are missing', () => {
  expect(() => insertTable('# Operations')).toThrow('has no markers')
})
