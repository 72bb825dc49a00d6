import { canonicalOf, readPage } from './read-page.ts'
import { bareSite, expect, listedSite, test } from './site.ts'

// 36 full lists and three short ones, July to October 2026; the rules are those of record-test-lists.ts.
test.use({ baseURL: listedSite })

test('D3.1 D3.1b facts, months and moves match the lists, and visits are said to be unknown', async ({ page }) => {
  await page.goto('/tool/claude')
  await expect(page.locator('.key-name')).toHaveText(/^Place by reach, among \d+ tools$/)
  await expect(page.locator('.key-value')).toHaveText(/^\d+(st|nd|rd|th)$/)
  await expect(page.locator('.key-change')).toHaveText('up in 4 countries since September')
  const places = page.getByRole('region', { name: 'In the first 1,000 of 16 countries, up from 12' })
  expect(await places.locator('.trio > div').allTextContents()).toEqual([
    'First 1,00016 12 in September',
    'Listed in36 of 36',
    'Since September4 up 0 down',
  ])
  await expect(places.locator('.prov')).toHaveText(
    /^Place in country lists\s· Chrome UX Report\s· Oct 2026\s· 36 full lists of 39\s· \d+ missing\s· ▲ ▼ since September$/,
  )
  await expect(page.getByText('Visits are not known')).toHaveCount(1)
  await expect(page.locator('main').getByText(/no data|monthly visits|most visited/i)).toHaveCount(0)
  expect(await places.locator('.columns .end').allTextContents()).toEqual(['20 · 5,000', '16 · 1,000'])
  expect((await places.locator('tbody tr').allTextContents())[0]).toBe('Oct 202616200000')
  const moves = places.locator('.moves li')
  expect((await moves.allTextContents()).slice(0, 2)).toEqual([
    'Sweden5,000 → 1,000338K',
    'Switzerland5,000 → 1,000337K',
  ])
  const tiles = page.getByRole('region', { name: 'Country by country, October 2026' })
  await expect(tiles.getByRole('link', { name: / · first [\d,]+/ })).toHaveCount(36)
  // The thirteenth country is the first that it entered since the month before.
  const risen = tiles.getByRole('link', { name: 'Sweden · first 1,000 · September: first 5,000' })
  await expect(risen).toHaveAttribute('href', '/rank/region_ai/SE')
  await risen.hover()
  await expect(page.locator('.map-card')).toContainText(/Sweden.*September: first 5,000.*list of 338,000 sites/s)
  await expect(tiles.getByRole('link', { name: 'Japan · list missing' })).toBeVisible()
  await tiles.getByText('+2 small lists').click()
  await expect(tiles.getByText(/Andorra/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D2.2b every list has a row; orders and months are links, of which only months have canonical addresses', async ({
    page,
  }) => {
    await page.goto('/tool/claude/countries')
    const table = page.locator('table').first()
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(39)
    await expect(rows.first()).toContainText(/South Korea\s*1,000\s*1,000\s*350,000/)
    await expect(rows.nth(12)).toContainText(/Sweden\s*5,000\s*1,000\s*up\s*338,000/)
    await expect(page.locator('main')).toContainText(/First 1,000 in 16 countries[^]*Small lists[^]*Andorra[^]*Japan/)
    await expect(page.locator('main')).not.toContainText(/visits|traffic|no data/i)
    await expect(table.locator('[aria-sort]')).toHaveText('Sites in the list')
    await table.getByRole('link', { name: 'Country', exact: true }).click()
    await expect(page).toHaveURL(/\/tool\/claude\/countries\?sort=name$/)
    await expect(table.locator('[aria-sort=ascending]')).toHaveText('Country')
    const firstCountry = table.locator('tbody th').first()
    await expect(firstCountry).toHaveText('Argentina')
    await table.getByRole('link', { name: 'Oct 2026' }).click()
    await expect(firstCountry).toHaveText('South Korea')
    await page.getByRole('button', { name: /October 2026/ }).click()
    await page.getByRole('link', { name: 'August 2026' }).click()
    await expect(page).toHaveURL(/\?month=2026-08&sort=place$/)
    expect(canonicalOf(await page.content())).toBe(`${listedSite}/tool/claude/countries?month=2026-08`)
    await expect(firstCountry.getByRole('link')).toHaveAttribute('href', '/rank/region_ai/KR?month=2026-08')
  })
})

test('D2.2b a tool in no list and a site without lists say so, and are not indexed', async () => {
  const unlisted = await readPage('/tool/rytr/countries', listedSite)
  expect(unlisted.html).toContain('Rytr is in none of the 39 country lists that this site has for October 2026.')
  for (const { status, html } of [unlisted, await readPage('/tool/claude/countries', bareSite)])
    expect([status, html.includes('<table'), html.includes('content="noindex, follow"')]).toEqual([200, false, true])
  expect((await readPage('/tool/claude/countries', listedSite)).html).not.toContain('name="robots"')
  expect((await readPage('/tool/claude/countries?sort=beauty', listedSite)).status).toBe(404)
})
