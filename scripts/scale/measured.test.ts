import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import * as measured from './measured.ts'

const rows: measured.MeasuredRow[] = [
  ...Object.values(measured.renderedPages),
  ...Object.values(measured.answers),
  ...measured.catalogues,
  ...measured.searches,
  ...Object.values(measured.sizes),
  measured.memory,
  measured.workerMemory,
]

/** The numbers of a text: 1,162 is one. */
const numbersOf = (text: string): number[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((word) => Number(word.replaceAll(',', '')))

describe('measured figures', () => {
  it.each(rows)('are in their document: $quote', async ({ document, quote, figures }) => {
    expect(await readFile(document, 'utf8')).toContain(quote)
    expect(numbersOf(quote)).toEqual(expect.arrayContaining(Object.values(figures)))
  })
})
