import { bands } from '@polydex/contract/figure/bands'
import type { CountryBands } from '@polydex/core/traffic/record-bands'

/** An origin with its band. The host is the site: sub-domains other than `www.` are sites of their own. */
const originAndBand = /^https?:\/\/(?:www\.)?([^/,\s]+),(\d+)\r?$/i

/** Keyed by text, to save parsing: a month has fifteen million lines. */
const indexOf = new Map(bands.map((band, index) => [String(band), index]))

/** Characters. Only a file that is not text has longer lines. */
const longestLine = 100_000

export type BandList = Required<Pick<CountryBands, 'listed' | 'bandSizes' | 'places'>> & { skippedLines: number }

/**
 * Reads a country's list to its end: a part would not show the length of the whole. docs/providers.md has the format.
 */
export async function readBandList(
  text: AsyncIterable<string>,
  siteIdOf: ReadonlyMap<string, number>,
  skip: (lineNumber: number, reason: string) => void = () => {},
): Promise<BandList> {
  const bandOf = new Map<number, number>()
  const bandSizes: number[] = bands.map(() => 0)
  let [lineNumber, listed, skippedLines] = [0, 0, 0]
  for await (const lines of readLines(text)) {
    for (const line of lines) {
      lineNumber += 1
      if (lineNumber === 1) checkHeader(line)
      if (lineNumber === 1 || line.trim() === '') continue
      listed += 1
      const [, host = '', bandText] = originAndBand.exec(line) ?? []
      const index = indexOf.get(bandText ?? '')
      if (index === undefined) {
        skippedLines += 1
        skip(lineNumber, bandText === undefined ? 'must be origin,rank' : `unknown band ${bandText}`)
        continue
      }
      bandSizes[index] = (bandSizes[index] ?? 0) + 1
      const siteId = siteIdOf.get(host.toLowerCase())
      // A site may have several origins, with and without www. or TLS; its best band counts.
      if (siteId === undefined) continue
      const band = Number(bandText)
      bandOf.set(siteId, Math.min(band, bandOf.get(siteId) ?? band))
    }
  }
  if (listed === 0) throw new Error('the list is empty')
  return { listed, bandSizes, skippedLines, places: [...bandOf].map(([siteId, band]) => ({ siteId, band })) }
}

function checkHeader(line: string): void {
  if (line.replace('\uFEFF', '').trim() !== 'origin,rank') throw new Error('the header must be origin,rank')
}

/** Yields lines in batches: yielding fifteen million one by one would take most of the time. */
async function* readLines(text: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('the file has an overlong line; it is not a list')
    yield lines
  }
  if (rest !== '') yield [rest]
}
