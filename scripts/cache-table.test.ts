import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { insertTable } from './cache-table.ts'

it('docs/operations.md has the cache headers of the code; npm run docs:caching writes them', async () => {
  const document = await readFile('docs/operations.md', 'utf8')
  expect(insertTable(document)).toBe(document)
})

it('says so when the markers are gone', () => {
  expect(() => insertTable('# Operations')).toThrow('lacks the markers')
})
