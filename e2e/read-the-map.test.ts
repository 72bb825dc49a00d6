import { connect } from '@polydex/core/db/connect'
import { sql } from 'kysely'
import { expect, listedSite, listedSiteDatabase, test } from './site.ts'

test.use({ baseURL: listedSite })

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
  test.use({ javaScriptEnabled: false })

  test('the map and the table count every full list, longest first, and name lists that are not held', async ({
    page,
  }) => {
    const counts = await countTools('2026-10')
    await page.goto('/rank/region')
    const tiles = page.locator('.country-map .map-tiles a')
    const rows = page.locator('.list-table tbody tr')
    await expect(tiles).toHaveCount(36)
    await expect(rows).toHaveCount(36)
    const texts = await rows.allTextContents()
    for (const { code, sites, first, wide } of counts) {
      const tile = page.locator(`.map-tiles a[href="/rank/region_ai/${code}"]`)
      await expect(tile).toHaveText(String(first))
      await expect(tile).toHaveAccessibleName(RegExp(`: ${first} tools? among the first 1,000 of ${thousands(sites)} `))
      expect(texts.some((text) => text.endsWith(`${first}${wide}${thousands(sites)}`))).toBe(true)
    }
    await expect(rows.first()).toContainText('South Korea')
    await expect(page.locator('#map-heading')).toContainText(`${highest(counts, 'first')} AI tool`)
    const short = page.getByText(/\+\d+ small list/).first()
    await short.click()
    await expect(page.getByRole('link', { name: 'Andorra' })).toBeVisible()
    await expect(page.locator('#not-held p')).toContainText('Japan')
    await tiles.first().click()
    await expect(page).toHaveURL('/rank/region_ai/KR')
  })

  test('places and months of the map are links, and each keeps the other', async ({ page }) => {
    const [october, july] = await Promise.all([countTools('2026-10'), countTools('2026-07')])
    const korea = page.locator('.map-tiles a').first()
    await page.goto('/rank/region')
    await page.getByRole('navigation', { name: 'Place in the list' }).getByText('First 10,000').click()
    await expect(page).toHaveURL('/rank/region?band=10000')
    await expect(korea).toHaveText(String(october[0]?.wide))
    await page.getByRole('navigation', { name: 'Month' }).getByText('Jul 2026').click()
    await expect(page).toHaveURL('/rank/region?month=2026-07&band=10000')
    await page.getByRole('navigation', { name: 'Place in the list' }).getByText('First 1,000').click()
    await expect(page).toHaveURL('/rank/region?month=2026-07')
    await expect(korea).toHaveText(String(july[0]?.first))
    await expect(korea).toHaveAttribute('href', '/rank/region_ai/KR?month=2026-07')
    expect((await page.goto('/rank/region?band=7'))?.status()).toBe(404)
  })
})
