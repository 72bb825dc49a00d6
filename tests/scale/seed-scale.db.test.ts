import { assignTrafficSites } from '@polydex/core/catalogue/store/assign-traffic-sites'
import { openTestDatabase } from '@polydex/core/testing/test-database'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { ScaleOptions } from './options.ts'
import { seedScale } from './seed-scale.ts'

const options: ScaleOptions = {
  tools: 300,
  locales: 2,
  months: 2,
  figures: 'visits',
  seed: 1,
  lastMonth: '2026-10-01',
  replace: false,
}
const database = openTestDatabase({ catalogue: true })

/** Everything about the synthetic tools except ids, as one text for each. */
async function readTools(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' | ', slug, pricing_model, facts, lacks, size_tier, first_listed_on, traffic_site_id is not null,
      (select string_agg(locale || description || use_cases::text, ' ' order by locale) from tool_texts where tool_id = tools.id),
      (select array_agg(category_id order by position) from tool_categories where tool_id = tools.id),
      (select array_agg(visits order by month) from monthly_traffic where site_id = traffic_site_id)) as line
    from tools where catalogue = 'synthetic' order by slug
  `.execute(database.db)
  return rows.map(({ line }) => line)
}

it('seed:scale fills what it reports, the same for the same seed, and replaces it only on request', async () => {
  const written = await seedScale(database.url, options)
  expect(written).toMatchObject({ tools: 300, texts: 600 })
  expect(written.categories).toBeGreaterThan(300)
  // One tool in ten has no site of its own, and some sites are young.
  expect(written.figures).toBeGreaterThan(400)
  const before = await readTools()
  expect(before).toHaveLength(300)
  await assignTrafficSites(database.db)
  expect(await readTools()).toEqual(before)
  await expect(seedScale(database.url, options)).rejects.toThrow('already has 300 synthetic tools; use --replace')
  await seedScale(database.url, { ...options, replace: true })
  expect(await readTools()).toEqual(before)
})

it('seed:scale writes lists of countries instead, as dense as public ones', async () => {
  const { figures } = await seedScale(database.url, { ...options, figures: 'lists', seed: 2, replace: true })
  const { sites, months, places } = await database.db
    .selectFrom('rank_bands')
    .select((e) => [
      e.fn.count<number>('site_id').distinct().as('sites'),
      e.fn.count<number>('month').distinct().as('months'),
      e.fn.countAll<number>().as('places'),
    ])
    .executeTakeFirstOrThrow()
  expect([places, months]).toEqual([figures, 2])
  expect(places / months / sites).toBeGreaterThan(30)
  expect(places / months / sites).toBeLessThan(50)
})
