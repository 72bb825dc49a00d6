import { expect, test } from './site.ts'

test('S9.1k D9.1 columns change at 750, 1024 and 1280 px, the navigation at 768', async ({ page }) => {
  await page.goto('/collect')
  const columns = () =>
    page
      .locator('.grid')
      .first()
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  for (const [width, wanted] of [
    [749, 1],
    [750, 2],
    [1023, 2],
    [1024, 3],
    [1279, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await columns()]).toEqual([width, wanted])
  }
  const navigation = page.getByRole('navigation', { name: 'Main navigation' }).first()
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(navigation).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(navigation).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Menu' })).toBeHidden()
})

test('S9.1k D9.1 /find paints these columns, with filters beside them from 1024 px, at most 1280 px wide', async ({
  page,
}) => {
  await page.goto('/find')
  await expect(page.locator('.card').first()).toBeVisible()
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => part.getBoundingClientRect().left)
  /** Distinct left edges of the first cards: the number of columns. */
  const columns = () =>
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
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await columns()]).toEqual([width, wanted])
    const isBeside =
      (await page.locator('#filters').isVisible()) && (await left('#filters')) + 100 < (await left('.card'))
    expect([width, isBeside]).toEqual([width, width >= 1024])
  }
  /** Width without padding. */
  const contentWidth = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page
      .locator('main .wrap')
      .first()
      .evaluate((part) => {
        const { paddingLeft, paddingRight } = getComputedStyle(part)
        return Math.round(part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight))
      })
  }
  expect([await contentWidth(1_600), await contentWidth(2_400)]).toEqual([1_280, 1_280])
  expect(await contentWidth(1_279)).toBeLessThan(1_280)
})
