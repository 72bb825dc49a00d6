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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the map and the table count every full list, and name lists that are not held', async ({ page }) => {
    const counts = await countTools('2026-10')
    await page.goto('/rank/region')
    const tiles = page.locator('.map-tiles a:not(.held)')
    await expect(tiles).toHaveCount(36)
    await expect(page.locator('.list-table')).toHaveCount(0)
    for (const { code, sites, first } of counts) {
      const tile = page.locator(`.map-tiles a[href="/rank/region_ai/${code}"]`)
      await expect(tile.locator('b')).toHaveText(String(first))
      await expect(tile).toHaveAccessibleName(RegExp(`· ${first} AI tools? · list of ${thousands(sites)} sites$`))
    }
    const five = counts.filter(({ first }) => first >= 5).length
    await expect(page.locator('#map-heading')).toContainText(
      `5 or more AI tools among the first 1,000 sites in ${five}`,
    )
    await expect(page.locator('#not-held p')).toContainText('Japan')
    await page.locator('.europe .disclosure summary').click()
    await expect(page.getByRole('link', { name: 'Andorra' })).toBeVisible()
    await page.goto('/rank/region?view=table')
    const rows = page.locator('.list-table tbody tr')
    await expect(rows).toHaveCount(36)
    await expect(rows.first()).toContainText('South Korea')
    const texts = await rows.allTextContents()
    for (const { sites, first, wide } of counts)
      expect(texts.some((text) => text.endsWith(`${first}${wide}${thousands(sites)}`))).toBe(true)
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await page.locator('.map-tiles a.KR').click()
    await expect(page).toHaveURL('/rank/region_ai/KR')
  })

  test('places and months of the map are links, and each keeps the other', async ({ page }) => {
    const [october, july] = await Promise.all([countTools('2026-10'), countTools('2026-07')])
    const korea = page.locator('.map-tiles a.KR')
    await page.goto('/rank/region')
    await page.getByRole('navigation', { name: 'Place in the list' }).getByText('First 10,000').click()
    await expect(page).toHaveURL('/rank/region?band=10000')
    await expect(korea.locator('b')).toHaveText(String(october[0]?.wide))
    await page.getByRole('navigation', { name: 'Month' }).getByText('Jul 2026').click()
    await expect(page).toHaveURL('/rank/region?month=2026-07&band=10000')
    await page.getByRole('navigation', { name: 'Place in the list' }).getByText('First 1,000').click()
    await expect(page).toHaveURL('/rank/region?month=2026-07')
    await expect(korea.locator('b')).toHaveText(String(july[0]?.first))
    await expect(korea).toHaveAttribute('href', '/rank/region_ai/KR?month=2026-07')
    expect((await page.goto('/rank/region?band=7'))?.status()).toBe(404)
  })
})

test('the map is one tab stop; arrows go to the nearest tile, and Escape closes its card', async ({ page }) => {
  await page.goto('/tool/claude')
  await page.locator('.map-skip').focus()
  await expect(page.locator('.map-tiles a[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Tab')
  const card = page.locator('.map-card')
  await expect(page.locator('.map-tiles a:focus')).toHaveCount(1)
  await expect(card).toContainText('Kazakhstan')
  const before = await page.locator('.map-tiles a:focus').boundingBox()
  await page.keyboard.press('ArrowDown')
  const after = await page.locator('.map-tiles a:focus').boundingBox()
  expect(after?.y).toBeGreaterThan(before?.y ?? Infinity)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rank\/region_ai\//)
})

test('where script runs, months are a slider', async ({ page }) => {
  await page.goto('/rank/region')
  const slider = page.getByRole('slider', { name: 'Month' })
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL('/rank/region?month=2026-09')
  await expect(page.getByRole('navigation', { name: 'Month' })).toBeHidden()
})
