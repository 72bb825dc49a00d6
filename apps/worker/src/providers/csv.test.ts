import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listMonthsUpTo } from '@polydex/core/traffic/month'
import type { SiteTraffic } from '@polydex/core/traffic/record-traffic'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCsvProviders } from './csv.ts'
import { createReadReport } from './read-report.ts'

const fixtures = join(import.meta.dirname, 'fixtures/csv')
const months = listMonthsUpTo('2026-10-01', 24)
const sites = ['alpha.com', 'beta.com', 'xn--mnchen-3ya.de'].map((host, index) => ({
  siteId: index + 1,
  host,
  sizeTier: null,
}))

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads the one file of this name: all figures, the parts they came in, and the report. */
async function readFile(name: string, { from = folder, known = sites } = {}) {
  const report = createReadReport()
  const slug = name.split('.')[0]
  const provider = (await listCsvProviders(from, createReadReport())).find((candidate) => candidate.slug === slug)
  if (provider === undefined) throw new Error(`There is no provider ${slug}`)
  const figures: (SiteTraffic & { month: string })[] = []
  const partSizes: number[] = []
  for await (const part of provider.read({ months, sites: known, report })) {
    partSizes.push(part.figures.length)
    for (const figure of part.figures) figures.push({ month: part.month, ...figure })
  }
  return { provider, report, figures, partSizes }
}

async function readText(text: string, known = sites) {
  await writeFile(join(folder, 'text.measured.csv'), text)
  return readFile('text.measured.csv', { known })
}

describe('a CSV of monthly visits', () => {
  it('S3.1f S3.1i–m D3.1 gives visits, duration, pages per visit, bounce rate, sources and countries', async () => {
    const { figures, provider } = await readFile('acme-panel.estimated.csv', { from: fixtures })
    expect(provider).toMatchObject({ slug: 'acme-panel', name: 'Acme Panel', kind: 'estimated' })
    expect(figures).toContainEqual({
      month: '2026-10-01',
      siteId: 1,
      visits: 2_000_000,
      visitDurationSeconds: 245.5,
      pagesPerVisit: 4.75,
      bounceRate: 0.385,
      sources: { direct: 0.52, referrals: 0.1, social: 0.05, mail: 0.02, search: 0.3, display: 0.01 },
      countries: [
        { code: 'US', share: 0.31 },
        { code: 'JP', share: 0.12 },
        { code: 'XK', share: 0.07 },
      ],
      otherCountriesShare: 0.5,
    })
  })

  it('skips and counts bad lines and reads the good ones among them', async () => {
    const { figures, report, provider } = await readFile('faulty-panel.measured.csv', { from: fixtures })
    expect(provider.kind).toBe('measured')
    expect(figures.map(({ siteId, visits }) => [siteId, visits])).toEqual([
      [1, 77],
      [2, 79],
    ])
    expect(figures[0]).toMatchObject({ bounceRate: 0.00001, countries: [{ code: 'US' }, { code: 'JP' }] })
    expect(report.skipped.get('faulty-panel.measured.csv')).toEqual({
      count: 15,
      first: 'line 2, month must be YYYY-MM',
    })
    expect(report.failures).toEqual([])
  })

  it.each([
    ['2026-10,alpha.com,5,0.5', 'bounce_rate', []],
    ['2026-13,alpha.com,5,', 'bounce_rate', ['line 2, month must be YYYY-MM']],
    ['2026-10,alpha.com,5,1.01', 'bounce_rate', ['line 2, bounce_rate must be 0–1']],
    ['2026-10,alpha.com,5,1', 'direct', ['line 2, the six sources must be given together or not at all']],
    ['2026-10,alpha.com,5,US', 'countries', ['line 2, countries must be written like US:0.31|JP:0.12']],
    ['2026-10,alpha.com,5', 'countries', ['line 2, 3 columns instead of 4']],
  ])('reports for %s (%s): %j', async (line, column, reasons) => {
    const { figures, report } = await readText(`month,host,visits,${column}\n${line}\n`)
    expect([...report.skipped.values()].map(({ first }) => first)).toEqual(reasons)
    expect(figures).toHaveLength(1 - reasons.length)
  })

  it('finds a host in any spelling', async () => {
    const { figures } = await readText('\uFEFFvisits,host,month\r\n5,WWW.MÜNCHEN.de,2026-10\r\n')
    expect(figures).toMatchObject([{ siteId: 3, visits: 5 }])
  })
})
