import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { insertTables, path } from './insert-tables.ts'
import { formatFigure } from './tables.ts'

it('docs/scale.md has the tables of the figures; npm run docs:scale writes them', async () => {
  const document = await readFile(path, 'utf8')
  expect(insertTables(document)).toBe(document)
})

it('says so when the markers of a table are gone', async () => {
  const document = await readFile(path, 'utf8')
  expect(() => insertTables(document.replace('<!-- layouts: begin -->', ''))).toThrow('lacks the markers of layouts')
})

it.each([
  [0.0123, '0.01'],
  [3.456, '3.5'],
  [12.3, '12'],
  [3_456, '3,500'],
])('writes %d with two digits that count', (value, text) => {
  expect(formatFigure(value)).toBe(text)
})
