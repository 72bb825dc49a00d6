import { connect } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { findFaults } from '../quality/a11y/find-faults.ts'
import { measureContrast } from './painted-contrast.ts'
import { bareSite, expect, listedSite, listedSiteDatabase, sampleSite, test } from './site.ts'

type Count = { code: string; sites: number; first: number; wide: number }

/** Tools in the full lists of a month, counted from the lists themselves; longest list first. */
async function countTools(month: string): Promise<Count[]> {
  const db = connect(listedSiteDatabase, { poolSize: 1 })
  const { rows } = await sql<Count>`
    select country_code::text as code, sites,
           (count(tools.id) filter (where band = 1000))::int as first,
           (count(tools.id) filter (where band <= 10000))::int as wide
    from band_lists
    left join rank_bands using (month, country_code, provider_id)
    left join tools on tools.traffic_site_id = rank_bands.site_id
    where month = ${`${month}-01`} and sites >= 10000
    group by country_code, sites order by sites desc
  `.execute(db)
  await db.destroy()
  return rows
}

const thousands = (value: number) => value.toLocaleString('en')
const highest = (counts: readonly Count[], key: 'first' | 'wide') => Math.max(...counts.map((count) => count[key]))

test.describe('without JavaScript', () => {
  test.use({ baseURL: listedSite, javaScriptEnabled: false })

  test('the map has a tile with a count for every full list, and tiles link to their country', async ({ page }) => {
    const counts = await countTools('2026-10')
    await page.goto('/rank/region')
    const tiles = page.locator('.country-map .map-tiles a')
    await expect(tiles).toHaveCount(36)
    for (const { code, sites, first } of counts) {
      const tile = page.locator(`.map-tiles a[href="/rank/region_ai/${code}"]`)
      await expect(tile).toHaveText(String(first))
      await expect(tile.locator('b')).toHaveAttribute('data-code', code)
      await expect(tile).toHaveAccessibleName(
        new RegExp(`: ${first} tools? among the first 1,000 of ${thousands(sites)} sites$`),
      )
    }
    // South Korea has the longest list of its region, St. Helena a short one.
    await expect(tiles.first()).toHaveAccessibleName(/^South Korea/)
    await page
      .getByText(/\+\d+ small list/)
      .first()
      .click()
    await expect(page.getByRole('link', { name: 'Andorra' })).toBeVisible()
    const best = highest(counts, 'first')
    await expect(page.locator('#map-heading')).toContainText(`${best} AI tool`)
    expect(best).toBeGreaterThan(1)
    await tiles.first().click()
    await expect(page).toHaveURL(`${listedSite}/rank/region_ai/KR`)
  })

  test('the table has the same numbers, longest list first, and names countries whose list is not held', async ({
    page,
  }) => {
    const counts = await countTools('2026-10')
    await page.goto('/rank/region')
    const rows = page.locator('.list-table tbody tr')
    await expect(rows).toHaveCount(36)
    const texts = await rows.evaluateAll((all) => all.map((row) => row.textContent))
    for (const { sites, first, wide } of counts)
      expect(texts.some((text) => text.endsWith(`${first}${wide}${thousands(sites)}`))).toBe(true)
    await expect(rows.first()).toContainText('South Korea')
    await expect(page.locator('#not-held p')).toContainText('Japan')
    await page.locator('.prov a').first().click()
    await expect(page).toHaveURL(`${listedSite}/rank/region#not-held`)
    await expect(page.locator('#not-held')).toBeInViewport()
  })

  test('places and months of the map are links, and each keeps the other', async ({ page }) => {
    const [october, july] = await Promise.all([countTools('2026-10'), countTools('2026-07')])
    const korea = page.locator('.map-tiles a').first()
    await page.goto('/rank/region')
    await page.getByRole('navigation', { name: 'Place in the list' }).getByText('First 10,000').click()
    await expect(page).toHaveURL(`${listedSite}/rank/region?band=10000`)
    await expect(korea).toHaveText(String(october[0]?.wide))
    await expect(page.locator('#map-heading')).toContainText(`${highest(october, 'wide')} AI tools`)
    await page.getByRole('navigation', { name: 'Month' }).getByText('Jul 2026').click()
    await expect(page).toHaveURL(`${listedSite}/rank/region?month=2026-07&band=10000`)
    await page.getByRole('navigation', { name: 'Place in the list' }).getByText('First 1,000').click()
    await expect(page).toHaveURL(`${listedSite}/rank/region?month=2026-07`)
    await expect(korea).toHaveText(String(july[0]?.first))
    await expect(korea).toHaveAttribute('href', '/rank/region_ai/KR?month=2026-07')
    expect((await page.goto('/rank/region?band=7'))?.status()).toBe(404)
  })

  test('home has a smaller map, in English, Japanese and German', async ({ page }) => {
    const counts = await countTools('2026-10')
    for (const [prefix, name] of [
      ['', 'South Korea'],
      ['/ja', '韓国'],
      ['/de', 'Südkorea'],
    ] as const) {
      await page.goto(`${prefix}/`)
      const korea = page.locator(`.home-map a[href="${prefix}/rank/region_ai/KR"]`)
      await expect(korea).toHaveText(String(counts[0]?.first))
      await expect(korea).toHaveAccessibleName(new RegExp(name))
      await page.locator('.home-map .more').click()
      await expect(page).toHaveURL(`${listedSite}${prefix}/rank/region`)
      await expect(page.locator('#map-heading')).toContainText(String(highest(counts, 'first')))
    }
  })
})

test('the map fits 320 px, and its numbers have enough contrast on every tone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/ja', '/de/rank/region?band=10000', '/rank/region']) {
    await page.goto(listedSite + path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const tone of [1, 2, 3, 4, 5]) {
      const tile = page.locator(`.map-tiles .ramp-${tone} b`).first()
      if ((await tile.count()) > 0) expect(await measureContrast(page, tile)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test('typing finds a country with a short list', async ({ page }) => {
  await page.goto(`${listedSite}/rank/region`)
  await page.getByRole('searchbox', { name: 'Filter countries' }).fill('andor')
  await expect(page.locator('.list-table tbody tr')).toHaveCount(1)
  await expect(page.locator('.list-table tbody tr')).toContainText('Andorra')
})

test('axe finds no violations in the map and its tables', async ({ page }) => {
  await page.goto(`${listedSite}/rank/region`)
  expect(await findFaults(page, { within: 'main' })).toEqual([])
  await page.goto(listedSite)
  expect(await findFaults(page, { within: '.home-map' })).toEqual([])
})

test('sites with other figures or none have no map', async () => {
  for (const address of [sampleSite, `${sampleSite}/rank/region`, bareSite, `${bareSite}/rank/region`])
    expect(await (await fetch(address)).text()).not.toContain('map-tiles')
})
