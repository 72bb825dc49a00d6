import { expect, test } from './site.ts'

test('S9.1k D9.1 columns change at 750, 1024 and 1280 px, filters and navigation with them, at most 1280 px wide', async ({
  page,
}) => {
  await page.goto('/find')
  await expect(page.locator('.card').first()).toBeVisible()
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().left)
  /** Distinct left edges of the first cards: the number of columns. */
  const countColumns = () =>
    page
      .locator('.card')
      .evaluateAll(
        (cards) => new Set(cards.slice(0, 8).map((card) => Math.round(card.getBoundingClientRect().left))).size,
      )
  for (const [width, wanted] of [
    [749, 1],
    [750, 2],
    [1023, 2],
    [1024, 3],
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await countColumns()]).toEqual([width, wanted])
    const isBeside =
      (await page.locator('#filters').isVisible()) && (await leftOf('#filters')) + 100 < (await leftOf('.card'))
    expect([width, isBeside]).toEqual([width, width >= 1024])
  }
  const navigation = page.getByRole('navigation', { name: 'Main navigation' }).first()
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(navigation).toBeVisible({ visible: width >= 768 })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' })).toBeVisible({ visible: width < 768 })
  }
  await page.setViewportSize({ width: 2_400, height: 800 })
  const wrap = page.locator('main .wrap').first()
  const content = await wrap.evaluate((part) => {
    const { paddingLeft, paddingRight } = getComputedStyle(part)
    return Math.round(part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
  })
  expect(content).toBe(1_280)
})
