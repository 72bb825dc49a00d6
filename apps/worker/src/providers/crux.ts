import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { CountryBands } from '@polydex/core/traffic/record-bands'
import type { BandProvider, MonthBands, ReadRequest } from './provider.ts'
import type { ReadReport } from './read-report.ts'

const bands = new Set([1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000])

/** A country's list of a month: `xk/202610.csv`, or packed, `xk/202610.csv.gz`. */
const listName = /^([a-z]{2})\/(20\d\d)(0[1-9]|1[0-2])\.csv(?:\.gz)?$/

/** An origin with its band. The host is the site: sub-domains other than `www.` are sites of their own. */
const originAndBand = /^https?:\/\/(?:www\.)?([^/,\s]+),(\d+)\r?$/i

/** Only a file that is no text has longer lines. */
const longestLine = 100_000

/** Places in the public lists of the Chrome UX Report; docs/providers.md has the format. */
export const createCruxProvider = (folder: string): BandProvider => ({
  gives: 'bands',
  slug: 'crux',
  name: 'Chrome UX Report',
  licence: 'CrUX, CC BY 4.0',
  read: (request) => readLists(folder, request),
})

type List = { file: string; countryCode: string; month: FirstDay }

async function* readLists(folder: string, { months, sites, report }: ReadRequest): AsyncGenerator<MonthBands> {
  const siteIdOf = new Map(sites.map(({ host, siteId }) => [host, siteId]))
  for (const { file, countryCode, month } of await findLists(folder, report)) {
    if (!months.includes(month)) continue
    // A list is handed on only when it was read to its end: of a part nobody would know how long the whole is.
    const read = await readList(folder, file, siteIdOf, report).catch((error: unknown) => report.fail(file, error))
    if (read !== undefined) yield { month, countryCode, ...read }
  }
}

/** By month, then country. Where a list lies there plain and packed, the plain one counts. */
async function findLists(folder: string, report: ReadReport): Promise<List[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /\.csv(\.gz)?$/.test(name)).toSorted()
  const lists = new Map<string, List>()
  for (const file of files) {
    const [, country, year, month] = listName.exec(file) ?? []
    if (country === undefined) report.fail(file, 'must be named <country in lower case>/<YYYYMM>.csv or .csv.gz')
    else if (!lists.has(`${year}${month}${country}`))
      lists.set(`${year}${month}${country}`, {
        file,
        countryCode: country.toUpperCase(),
        month: `${year}-${month}-01`,
      })
  }
  return [...lists].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, list]) => list)
}

async function readList(
  folder: string,
  file: string,
  siteIdOf: ReadonlyMap<string, number>,
  report: ReadReport,
): Promise<Pick<CountryBands, 'listed' | 'places'>> {
  const bandOf = new Map<number, number>()
  let lineNumber = 0
  let listed = 0
  for await (const lines of readLines(join(folder, file))) {
    for (const line of lines) {
      lineNumber += 1
      if (lineNumber === 1) checkHeader(line)
      if (lineNumber === 1 || line.trim() === '') continue
      listed += 1
      const [, host = '', bandText] = originAndBand.exec(line) ?? []
      const band = Number(bandText)
      if (!bands.has(band)) {
        report.skip(file, lineNumber, bandText === undefined ? 'must be origin,rank' : `unknown band ${bandText}`)
        continue
      }
      const siteId = siteIdOf.get(host.toLowerCase())
      // A site may have several origins, with and without www. or encryption; its best band counts.
      if (siteId !== undefined) bandOf.set(siteId, Math.min(band, bandOf.get(siteId) ?? band))
    }
  }
  if (listed === 0) throw new Error('the list is empty')
  return { listed, places: [...bandOf].map(([siteId, band]) => ({ siteId, band })) }
}

function checkHeader(line: string): void {
  if (line.replace('\uFEFF', '').trim() !== 'origin,rank') throw new Error('the header must be origin,rank')
}

/** The lines, many at a time: handing on each of fifteen million by itself would take most of the time. */
async function* readLines(path: string): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of openText(path)) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > longestLine) throw new Error('the file holds no lines of text')
    yield lines
  }
  if (rest !== '') yield [rest]
}

function openText(path: string): Readable {
  const file = createReadStream(path)
  // An error of either stream also reaches whoever reads the text.
  const stream = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  return stream.setEncoding('utf8')
}
