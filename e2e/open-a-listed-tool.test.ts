import { expect, listedSite, test } from './site.ts'

// The lists are those of quality/bands/record-test-lists.ts: 36 full ones and three short ones, July to October 2026.
test.use({ baseURL: listedSite })

test('D3.1 D3.1b four facts match the lists, and visits are said to be unknown', async ({ page }) => {
  await page.goto('/tool/claude')
  const facts = await page.locator('.facts > div').allTextContents()
  expect(facts.slice(0, 3)).toEqual([
    'Among the first 1,000 sites in16 countries12 in September',
    'Listed in36 of 36full country lists',
    'Since September4 up 0 downcountries up, countries down',
  ])
  expect(facts[3]).toMatch(/^Rank by reach\d+ of \d+among all tools$/)
  await expect(page.locator('.facts + .facts-note .prov')).toHaveText(
    /^Place in country lists · Chrome UX Report · Oct 2026 · 36 full lists of 39 · \d+ missing · ▲ ▼ since September$/,
  )
  await expect(page.getByText('Visits are not known')).toHaveCount(1)
  await expect(page.locator('main').getByText(/no data|monthly visits|most visited/i)).toHaveCount(0)
})

test('D3.1b the heading says what the columns show, and a table has the same numbers', async ({ page }) => {
  await page.goto('/tool/claude')
  const panel = page.getByRole('region', { name: 'In the first 1,000 of 16 countries, up from 12' })
  await expect(panel).toContainText('Country lists by place · Jul – Oct 2026')
  expect(await panel.locator('.columns .end').allTextContents()).toEqual(['20 · 5,000', '16 · 1,000'])
  await panel.getByText('Show as table').click()
  expect(await panel.locator('tbody tr').allTextContents()).toEqual([
    'Oct 202616200000',
    'Sep 202612240000',
    'Aug 20268280000',
    'Jul 20264320000',
  ])
})

test('each country has a tile with its name, and short lists are not counted', async ({ page }) => {
  await page.goto('/tool/claude')
  const tiles = page.getByRole('region', { name: 'Country by country, October 2026' })
  await expect(tiles.getByRole('link', { name: / · first [\d,]+/ })).toHaveCount(36)
  // The thirteenth country is the first that it entered since the month before.
  const risen = tiles.getByRole('link', { name: 'SE Sweden · first 1,000 · September: 5,000' })
  await expect(risen).toHaveAttribute('href', '/rank/region_ai/SE')
  await expect(risen).toHaveClass('band-1 up')
  await risen.focus()
  await expect(risen.locator('span')).toBeInViewport({ ratio: 1 })
  await expect(tiles.getByRole('link', { name: 'Japan · list missing' })).toBeVisible()
  await expect(tiles.getByText('Europe 15 of 15').last()).toBeHidden()
  await tiles.getByRole('link', { name: '+2 small lists' }).click()
  await expect(page).toHaveURL('/tool/claude/countries#short-lists')
})

test('moves are listed by country, longest list first, and a tool without moves says so', async ({ page }) => {
  const rows = page.getByRole('region', { name: 'Where it moved' }).locator('tbody tr')
  await page.goto('/tool/claude')
  expect(await rows.allTextContents()).toEqual([
    'Sweden5,000 → 1,000338K',
    'Switzerland5,000 → 1,000337K',
    'Austria5,000 → 1,000336K',
    'Belgium5,000 → 1,000335K',
  ])
  await page.goto('/tool/jasper')
  expect(await rows.allTextContents()).toEqual(['Chile50,000 → not listed326K', 'Peru50,000 → not listed325K'])
  await page.goto('/tool/chatgpt')
  await expect(page.getByText('Its place is the same as in September in all 36 lists')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 812 } })

  test('on a phone all parts of the world are folded except that of the language', async ({ page }) => {
    await page.goto('/ja/tool/claude')
    await expect(page.locator('.facts')).toContainText('上位1,000サイトに入る国・地域16か国・地域9月は12')
    const parts = page.locator('.part details')
    expect(await parts.evaluateAll((all) => all.map((part) => (part as HTMLDetailsElement).open))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const seoul = page.getByRole('link', { name: /韓国/ }).first()
    await expect(seoul).toBeVisible()
    const sweden = page.locator('.part a[href="/ja/rank/region_ai/SE"]')
    await expect(sweden).toBeHidden()
    await parts.nth(1).locator('summary').click()
    await expect(sweden).toBeVisible()
    const tops = await parts
      .first()
      .locator('a')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top))
    expect(tops.filter((top) => top === tops[0])).toHaveLength(8)
  })
})

test('D3.1a D3.1i a tool on a larger site names it, and a tool in no list says why, without an empty chart', async ({
  page,
}) => {
  await page.goto('/tool/canva')
  await expect(page.locator('.facts-note')).toContainText('The lists name canva.com as a whole.')
  await page.goto('/tool/rytr')
  await expect(page.getByRole('heading', { name: 'In none of 36 full country lists' })).toBeVisible()
  await expect(page.locator('.facts > div').first()).toHaveText('Listed in0 of 36full country lists')
  await expect(page.locator('.prov')).not.toContainText('since')
  await page.goto('/tool/github-copilot')
  await expect(page.getByRole('heading', { name: 'No site of its own, so no list can name it' })).toBeVisible()
  await expect(page.locator('.no-chart, .prov')).toHaveCount(0)
})
