import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { insertTables, path } from './insert-tables.ts'
import { formatFigure } from './tables.ts'

it('docs/scale.md has the current tables (npm run docs:scale writes them)', async () => {
  const document = await readFile(path, 'utf8')
  expect(insertTables(document)).toBe(document)
})

it('fails if the markers of a table are missing', async () => {
  const document = await readFile(path, 'utf8')
  expect(() => insertTables(document.replace('<!-- layouts: begin -->', ''))).toThrow('has no markers for layouts')
})

it.each([
  [0.0123, '0.01'],
  [3.456, '3.5'],
  [12.3, '12'],
  [3_456, '3,500'],
])('formats %d with at most two significant digits', (value, text) => {
  expect(formatFigure(value)).toBe(text)
})
