import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { listMonthsUpTo } from '@polydex/core/traffic/month'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCruxProvider } from './crux.ts'
import type { MonthBands } from './provider.ts'
import { createReadReport } from './read-report.ts'

const fixtures = join(import.meta.dirname, 'fixtures/crux')
const months = listMonthsUpTo('2026-10-01', 24)
const siteIdOf = new Map(['alpha.com', 'beta.com', 'gamma.com'].map((host, index) => [host, index + 1]))
const hosts = { siteIdOf, newestSiteId: 3 }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-crux-'))
  await cp(fixtures, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function readLists() {
  const report = createReadReport()
  const lists: MonthBands[] = []
  for await (const list of createCruxProvider(folder).read({ months, hosts, report })) lists.push(list)
  return { lists, report }
}

describe('lists of the Chrome UX Report', () => {
  it('D3.1 yield each country’s bands per month, and the length of its list', async () => {
    const { lists } = await readLists()
    expect(lists.map(({ month, countryCode, listed, places }) => ({ month, countryCode, listed, places }))).toEqual([
      { month: '2026-09-01', countryCode: 'US', listed: 1, places: [{ siteId: 2, band: 500_000 }] },
      {
        month: '2026-10-01',
        countryCode: 'US',
        listed: 10,
        places: [
          { siteId: 1, band: 5_000 },
          { siteId: 2, band: 1_000_000 },
        ],
      },
      { month: '2026-10-01', countryCode: 'XK', listed: 1, places: [{ siteId: 2, band: 1_000 }] },
    ])
    expect(lists.map(({ bandSizes }) => bandSizes)).toContainEqual([1, 0, 0, 0, 0, 0, 0])
    expect(lists.map(({ knownSiteId }) => knownSiteId)).toEqual([3, 3, 3])
    expect(createCruxProvider(folder).licence).toBe('CrUX, CC BY 4.0')
  })

  it('that are broken are reported, and the others are read', async () => {
    const packed = gzipSync(`origin,rank\n${'https://beta.com,1000\n'.repeat(10_000)}`)
    await mkdir(join(folder, 'GLOBAL'))
    await Promise.all([
      writeFile(join(folder, 'us/202601.csv.gz'), packed.subarray(0, packed.length - 20)),
      writeFile(join(folder, 'us/202602.csv'), 'domain,rank\nbeta.com,1000\n'),
      writeFile(join(folder, 'us/202603.csv'), 'origin,rank\n'),
      writeFile(join(folder, 'us/202604.csv.gz'), 'origin,rank\nhttps://beta.com,1000\n'),
      writeFile(join(folder, 'us/202605.csv'), Buffer.alloc(300_000, 'x')),
      writeFile(join(folder, 'GLOBAL/202610.csv'), 'origin,rank\nhttps://beta.com,1000\n'),
    ])
    const { lists, report } = await readLists()
    expect(lists).toHaveLength(3)
    expect(report.failures).toEqual([
      'GLOBAL/202610.csv: must be named <country in lower case>/<YYYYMM>.csv or .csv.gz',
      'us/202601.csv.gz: unexpected end of file',
      'us/202602.csv: the header must be origin,rank',
      'us/202603.csv: the list is empty',
      'us/202604.csv.gz: incorrect header check',
      'us/202605.csv: the file has an overlong line; it is not a list',
    ])
  })
})
