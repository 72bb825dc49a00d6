import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { slug as slugSchema } from '@polydex/contract/http/wire-values'
import type { FirstDay } from '@polydex/core/traffic/month'
import type { SiteTraffic } from '@polydex/core/traffic/record-traffic'
import { parseHeader, parseLine, type TrafficLine } from '@polydex/core/traffic/traffic-line'
import { parse } from 'csv-parse'
import type { MonthTraffic, ReadRequest, TrafficProvider } from './provider.ts'
import type { ReadReport } from './read-report.ts'

/** Rows of one month held before they are yielded; times 24 months if the file is not sorted. */
const partSize = 1_000

const kinds = ['measured', 'estimated'] as const

/** One provider for each CSV file of the folder; docs/providers.md has the format. */
export async function listCsvProviders(folder: string, report: ReadReport): Promise<TrafficProvider[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    report.fail(folder, error)
    return []
  })
  return names
    .filter((name) => name.endsWith('.csv'))
    .toSorted()
    .flatMap((name) => createCsvProvider(folder, name, report) ?? [])
}

function createCsvProvider(folder: string, file: string, report: ReadReport): TrafficProvider | undefined {
  const kind = kinds.find((kind) => file.endsWith(`.${kind}.csv`))
  const slug = file.slice(0, -`.${kind}.csv`.length)
  if (kind === undefined || !slugSchema.safeParse(slug).success) {
    report.fail(file, 'must be named <provider-slug>.measured.csv or <provider-slug>.estimated.csv')
    return undefined
  }
  return {
    gives: 'traffic',
    slug,
    name: slug.split('-').map(capitalize).join(' '),
    // A file does not state its licence. The operator who puts it into the folder is responsible for the right to show
    // it.
    licence: 'not stated',
    kind,
    read: (request) => readParts(join(folder, file), file, request),
  }
}

const capitalize = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Reads the file once, from the first line to the last, whatever the order of its months. */
async function* readParts(path: string, file: string, request: ReadRequest): AsyncGenerator<MonthTraffic> {
  const { months, sites, report } = request
  const indexOfHost = new Map(sites.map(({ host }, index) => [host, index]))
  // One byte for each site and month: a set of two million keys would take a hundred times as much.
  const seen = new Uint8Array(sites.length * months.length)
  const parts = new Map<FirstDay, SiteTraffic[]>(months.map((month) => [month, []]))

  for await (const { line, number } of readLines(path, file, report)) {
    const siteIndex = indexOfHost.get(line.host)
    const site = siteIndex === undefined ? undefined : sites[siteIndex]
    const part = parts.get(line.month)
    if (siteIndex === undefined || site === undefined || part === undefined) continue
    const place = months.indexOf(line.month) * sites.length + siteIndex
    if (seen[place] === 1) {
      report.skip(file, number, 'same host and month as an earlier line')
      continue
    }
    seen[place] = 1
    part.push({ siteId: site.siteId, ...line.figures })
    if (part.length < partSize) continue
    parts.set(line.month, [])
    yield { month: line.month, figures: part }
  }
  for (const [month, figures] of parts) if (figures.length > 0) yield { month, figures }
}

async function* readLines(
  path: string,
  file: string,
  report: ReadReport,
): AsyncGenerator<{ line: TrafficLine; number: number }> {
  let names: string[] | undefined
  for await (const { record, info } of readRecords(path)) {
    if (names === undefined) {
      names = parseHeader(record)
      continue
    }
    const line = parseLine(names, record)
    if (typeof line === 'string') report.skip(file, info.lines, line)
    else yield { line, number: info.lines }
  }
  if (names === undefined) throw new Error('the file is empty')
}

type CsvRecord = { record: string[]; info: { lines: number } }

const readRecords = (path: string): AsyncIterable<CsvRecord> =>
  pipeline(
    createReadStream(path),
    parse({
      bom: true,
      info: true,
      trim: true,
      skip_empty_lines: true,
      // An opening quote would swallow the good lines after it; without quoting, every line is a record.
      quote: false,
      relax_column_count: true,
      // Only a file that is not text has lines of a million characters.
      max_record_size: 1_000_000,
    }),
    // Errors also reach the consumer of the records.
    () => {},
  )
