import { assignTrafficSites } from '@polydex/core/catalogue/store/assign-traffic-sites'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { countSyntheticTools } from '@polydex/core/synthetic/synthetic-catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ScaleOptions } from './options.ts'
import { seedScale } from './seed-scale.ts'
import type { Written } from './write-batch.ts'

const options: ScaleOptions = {
  tools: 300,
  locales: 2,
  months: 3,
  figures: 'visits',
  seed: 1,
  lastMonth: '2026-10-01',
  replace: false,
}
const database = openTestDatabase({ catalogue: true })
let written: Written

/** All synthetic rows without ids, which differ from run to run. */
async function readRows() {
  const { db } = database
  const tools = await db
    .selectFrom('tools')
    .innerJoin('sites', 'sites.id', 'tools.site_id')
    .selectAll('tools')
    .select('sites.host')
    .where('catalogue', '=', 'synthetic')
    .orderBy('slug')
    .execute()
  const texts = await db
    .selectFrom('tool_texts')
    .innerJoin('tools', 'tools.id', 'tool_texts.tool_id')
    .select(['slug', 'locale', 'description', 'use_cases'])
    .where('catalogue', '=', 'synthetic')
    .orderBy('slug')
    .orderBy('locale')
    .execute()
  const traffic = await db
    .selectFrom('monthly_traffic')
    .innerJoin('sites', 'sites.id', 'monthly_traffic.site_id')
    .selectAll('monthly_traffic')
    .select('host')
    .orderBy('host')
    .orderBy('month')
    .execute()
  const hosts = tools.map(({ host, traffic_site_id }) => ({ host, showsFigures: traffic_site_id !== null }))
  for (const row of [...tools, ...traffic]) Object.assign(row, { id: 0, site_id: 0, traffic_site_id: 0 })
  return { tools, hosts, texts, traffic }
}

const countAll = async (table: 'sites' | 'tool_texts' | 'monthly_traffic' | 'tools') =>
  (
    await database.db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows

beforeAll(async () => {
  written = await seedScale(database.url, options)
})

describe('seedScale', () => {
  it('writes as many rows as it reports, for the requested months', async () => {
    const { tools, texts, traffic } = await readRows()
    expect([tools.length, texts.length, traffic.length]).toEqual([written.tools, written.texts, written.figures])
    expect([written.tools, written.texts]).toEqual([300, 600])
    expect(written.figures).toBeGreaterThan(600)
    expect(written.figures).toBeLessThan(900)
    expect([...new Set(traffic.map(({ month }) => month))].toSorted()).toEqual([
      '2026-08-01',
      '2026-09-01',
      '2026-10-01',
    ])
    expect(new Set(traffic.map(({ kind }) => kind))).toEqual(new Set(['sample']))
  })

  it('gives each tool the site that the import would give it', async () => {
    const before = await readRows()
    await assignTrafficSites(database.db)
    expect((await readRows()).hosts).toEqual(before.hosts)
    const shown = before.hosts.filter(({ showsFigures }) => showsFigures)
    expect(shown.length / before.hosts.length).toBeCloseTo(0.9, 1)
  })

  it('stores the number of tools', async () => {
    const counts = await database.db.selectFrom('tool_counts').selectAll().where('scope', '=', 'all').execute()
    expect(counts).toEqual([{ scope: 'all', key: '', tools: await countAll('tools') }])
  })

  it('refuses if there are synthetic tools already', async () => {
    await expect(seedScale(database.url, options)).rejects.toThrow('already has 300 synthetic tools; use --replace')
    expect(await countSyntheticTools(database.db)).toBe(300)
  })

  it('replaces them on request: equal seeds give equal rows, other seeds others, and sites are reused', async () => {
    const before = await readRows()
    const others = (await countAll('tools')) - 300
    const sites = await countAll('sites')

    await seedScale(database.url, { ...options, replace: true })
    expect(await readRows()).toEqual(before)
    expect(await countAll('sites')).toBe(sites)

    await seedScale(database.url, { ...options, tools: 200, seed: 2, replace: true })
    const after = await readRows()
    expect(after.tools).toHaveLength(200)
    expect(after.texts).not.toEqual(before.texts.slice(0, 400))
    expect(after.traffic).not.toEqual(before.traffic.slice(0, after.traffic.length))
    expect((await countAll('tools')) - 200).toBe(others)
  })

  it('writes country lists instead of visits, as dense as public ones', async () => {
    const { figures } = await seedScale(database.url, { ...options, tools: 200, figures: 'lists', replace: true })
    expect((await readRows()).traffic).toEqual([])
    const { sites, months, places } = await database.db
      .selectFrom('rank_bands')
      .select((e) => [
        e.fn.count<number>('site_id').distinct().as('sites'),
        e.fn.count<number>('month').distinct().as('months'),
        e.fn.countAll<number>().as('places'),
      ])
      .executeTakeFirstOrThrow()
    expect([places, months]).toEqual([figures, 3])
    expect(places / months / sites).toBeGreaterThan(30)
    expect(places / months / sites).toBeLessThan(50)
  })
})
