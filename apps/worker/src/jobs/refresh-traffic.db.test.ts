import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTaxonomy, createTools, toolEntryOf } from '@polydex/core/testing/test-catalogue'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { performJob } from '../perform-job.ts'
import { refreshTraffic } from './refresh-traffic.ts'

const database = openTestDatabase()
const header =
  'month,host,visits,visit_duration_seconds,pages_per_visit,bounce_rate,direct,referrals,social,mail,search,display,countries'
const full = '245.5,4.75,0.385,0.52,0.1,0.05,0.02,0.3,0.01,US:0.31|JP:0.12'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'polydex-traffic-'))
  await createTaxonomy(database.db, { writing: ['copywriting'] })
  await createTools(database.db, [toolEntryOf('alpha'), toolEntryOf('beta')])
  await mkdir(join(folder, 'csv'))
  await mkdir(join(folder, 'crux/us'), { recursive: true })
  await write('csv/acme-panel.estimated.csv', `${header}\n2026-10,www.alpha.com,2000000,${full}\nnonsense\n`)
  await write('csv/own-analytics.measured.csv', 'month,host,visits\n2026-10,beta.com,90000\n2026-09,beta.com,80000\n')
  await write('crux/us/202610.csv', 'origin,rank\nhttps://www.alpha.com,5000\nhttps://other.com,1000\n')
})
afterAll(() => rm(folder, { recursive: true }))

const write = (path: string, text: string) => writeFile(join(folder, path), text)

const lines: string[] = []
const refresh = () => {
  lines.length = 0
  const config = loadConfig({
    DATABASE_URL: database.url,
    CSV_TRAFFIC_FOLDER: join(folder, 'csv'),
    CRUX_FOLDER: join(folder, 'crux'),
  })
  const now = new Date('2026-11-15T03:00:00Z')
  return performJob(refreshTraffic, { db: database.as('worker'), config, now, log: (line) => lines.push(line) }, {})
}

const findTraffic = () =>
  database.db
    .selectFrom('monthly_traffic')
    .innerJoin('sites', 'sites.id', 'monthly_traffic.site_id')
    .innerJoin('providers', 'providers.id', 'monthly_traffic.provider_id')
    .selectAll('monthly_traffic')
    .select(['sites.host', 'providers.slug as provider'])
    .orderBy('sites.host')
    .orderBy('month')
    .execute()

const findBands = () =>
  database.db
    .selectFrom('rank_bands')
    .innerJoin('sites', 'sites.id', 'rank_bands.site_id')
    .select(['month', 'country_code', 'sites.host', 'band'])
    .orderBy('month')
    .execute()

const findLists = () =>
  database.db.selectFrom('band_lists').select(['month', 'country_code', 'sites']).orderBy('month').execute()

// In this order: each run depends on the data of the one before.
describe('refresh-traffic', () => {
  it('S3.1f S3.1i–m D3.1 stores visits with all figures, the provider and its kind', async () => {
    expect(await refresh()).toEqual({ sites: 2, rows: 4, skippedLines: 1 })
    const [alpha, ...beta] = await findTraffic()
    expect(alpha).toMatchObject({
      month: '2026-10-01',
      host: 'alpha.com',
      provider: 'acme-panel',
      kind: 'estimated',
      visits: 2_000_000,
      visit_duration_seconds: 245.5,
      pages_per_visit: 4.75,
      bounce_rate: 0.385,
      direct_share: 0.52,
      referrals_share: 0.1,
      social_share: 0.05,
      mail_share: 0.02,
      search_share: 0.3,
      display_share: 0.01,
      country_codes: ['US', 'JP'],
      country_shares: [0.31, 0.12],
      other_countries_share: 0.57,
    })
    expect(beta).toMatchObject([
      { month: '2026-09-01', host: 'beta.com', provider: 'own-analytics', kind: 'measured', visits: 80_000 },
      { month: '2026-10-01', visits: 90_000, visit_duration_seconds: null, direct_share: null, country_codes: null },
    ])
    expect(lines).toContain('acme-panel.estimated.csv: skipped 1 lines; the first: line 3, 1 columns instead of 13')
  })

  it('D3.1 never overwrites stored figures if a file changes later', async () => {
    const before = await findTraffic()
    await write('csv/acme-panel.estimated.csv', `${header}\n2026-10,alpha.com,5,${full}\n2026-09,alpha.com,4,${full}\n`)
    await write('crux/us/202610.csv', 'origin,rank\nhttps://alpha.com,1000\n')
    expect(await refresh()).toEqual({ sites: 2, rows: 1, skippedLines: 0 })
    const after = await findTraffic()
    expect(after).toHaveLength(before.length + 1)
    expect(after).toEqual(expect.arrayContaining(before))
    expect(await findBands()).toMatchObject([{ band: 5_000 }])
    expect(await findLists()).toMatchObject([{ sites: 2 }])
  })

  it('reports broken files, stores figures from the others, and fails at the end', async () => {
    await write('csv/acme-panel.estimated.csv', 'host;visits\n')
    await write('csv/own-analytics.measured.csv', 'month,host,visits\n2026-08,beta.com,70000\n')
    await write('crux/us/202608.csv.gz', 'not packed')
    await write('crux/us/202609.csv', 'origin,rank\nhttps://beta.com,1000\n')
    await expect(refresh()).rejects.toThrow(
      'Could not read some sources; stored 2 new rows from the rest. ' +
        'acme-panel: the header has no month, host, visits; us/202608.csv.gz: incorrect header check',
    )
    expect(await findTraffic()).toContainEqual(expect.objectContaining({ month: '2026-08-01', visits: 70_000 }))
    expect(await findBands()).toMatchObject([{ host: 'beta.com', band: 1_000 }, { host: 'alpha.com' }])
    expect(lines).toContain('not read: us/202608.csv.gz: incorrect header check')
  })
})
