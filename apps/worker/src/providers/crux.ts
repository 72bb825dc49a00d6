import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FirstDay } from '@polydex/core/traffic/month'
import { readBandList } from '../bands/read-band-list.ts'
import type { BandProvider, BandRequest, MonthBands } from './provider.ts'
import type { ReadReport } from './read-report.ts'

/** A country's list of a month: `xk/202610.csv`, or compressed, `xk/202610.csv.gz`. */
const listName = /^([a-z]{2})\/(20\d\d)(0[1-9]|1[0-2])\.csv(?:\.gz)?$/

/** One provider, whether its lists come from a folder or over the network. */
export const crux = { slug: 'crux', name: 'Chrome UX Report', licence: 'CrUX, CC BY 4.0' }

/** Places in the public lists of the Chrome UX Report; docs/providers.md has the format. */
export const createCruxProvider = (folder: string): BandProvider => ({
  ...crux,
  gives: 'bands',
  read: (request) => readLists(folder, request),
})

type List = { file: string; countryCode: string; month: FirstDay }

async function* readLists(folder: string, { months, hosts, report }: BandRequest): AsyncGenerator<MonthBands> {
  for (const { file, countryCode, month } of await findLists(folder, report)) {
    if (!months.includes(month)) continue
    // A list is yielded only after it was read to its end: a part would not show the length of the whole.
    const list = await readBandList(openText(join(folder, file)), hosts.siteIdOf, (line, reason) =>
      report.skip(file, line, reason),
    ).catch((error: unknown) => report.fail(file, error))
    if (list === undefined) continue
    const { listed, bandSizes, places } = list
    yield { month, countryCode, listed, bandSizes, places, knownSiteId: hosts.newestSiteId }
  }
}

/** By month, then country. If a list exists both plain and compressed, the plain one counts. */
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

function openText(path: string): Readable {
  const file = createReadStream(path)
  // Errors of either stream also reach the consumer of the text.
  const stream = path.endsWith('.gz') ? pipeline(file, createGunzip(), () => {}) : file
  return stream.setEncoding('utf8')
}
