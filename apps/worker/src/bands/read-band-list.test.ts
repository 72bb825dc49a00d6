import { Readable } from 'node:stream'
import { bands } from '@polydex/contract/figure/bands'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readBandList } from './read-band-list.ts'

const siteIdOf = new Map([
  ['alpha.com', 1],
  ['b-e.ta.com', 2],
  ['www.', 3],
  ['münchen.de', 4],
])

/** Reference implementation of the rule, line by line. */
function readPlainly(lines: readonly string[]) {
  const bandOf = new Map<number, number>()
  const bandSizes = bands.map(() => 0)
  let [listed, skippedLines] = [0, 0]
  for (const line of lines.filter((text) => text.trim() !== '')) {
    listed += 1
    const [, host = '', text] = /^https?:\/\/(?:www\.)?([^/,\s]+),(\d+)\r?$/i.exec(line) ?? []
    const index = bands.findIndex((band) => String(band) === text)
    if (index === -1) skippedLines += 1
    else {
      bandSizes[index] = (bandSizes[index] ?? 0) + 1
      const siteId = siteIdOf.get(host.toLowerCase())
      if (siteId !== undefined) bandOf.set(siteId, Math.min(Number(text), bandOf.get(siteId) ?? Infinity))
    }
  }
  return { listed, bandSizes, skippedLines, places: [...bandOf].map(([siteId, band]) => ({ siteId, band })) }
}

const line = fc
  .record({
    scheme: fc.constantFrom('https://', 'http://', 'HTTPS://', 'ftp://', ''),
    www: fc.constantFrom('', 'www.', 'WWW.'),
    host: fc.constantFrom('alpha.com', 'Alpha.com', 'b-e.ta.com', 'other.org', 'münchen.de', 'a b.com', 'a/b.com', ''),
    band: fc.constantFrom(',1000', ',5000', ',1000000', ',2000', ',01000', ',', '', ',1000 ', ',1000,1000'),
    end: fc.constantFrom('', '', '\r'),
  })
  .map(({ scheme, www, host, band, end }) => scheme + www + host + band + end)

describe('readBandList', () => {
  it('reads lines like the reference implementation, however the text is split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 1, max: 40 }),
        async (lines, size) => {
          const text = ['origin,rank', 'https://known.example,1000', ...lines].join('\n')
          const parts = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
            text.slice(at * size, (at + 1) * size),
          )
          expect(await readBandList(Readable.from(parts), siteIdOf)).toEqual(
            readPlainly(['https://known.example,1000', ...lines]),
          )
        },
      ),
      { numRuns: 300 },
    )
  })
})
