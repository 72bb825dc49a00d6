import type { Locator } from '@playwright/test'
import { expect, test } from './site.ts'

test('S1.5a–e D1.5 a card has image, name, two lines of text, labels, and three countries with flag and bar', async ({
  page,
}) => {
  await page.goto('/find')
  const card = page.locator('.card').first()
  const mark = await card.locator('.mark').boundingBox()
  expect([mark?.width, mark?.height]).toEqual([48, 48])
  const name = await card.getByRole('heading').innerText()
  await expect(card.getByRole('link', { name, exact: true })).toHaveCount(1)
  const lines = await card.locator('.desc').evaluate((text) => ({
    clamp: getComputedStyle(text).webkitLineClamp,
    shown: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    whole: text.textContent.length,
  }))
  expect(lines).toMatchObject({ clamp: '2', shown: 2 })
  expect(lines.whole).toBeGreaterThan(79)
  await expect(card.locator('.price')).toHaveText(/^(?:Free|Freemium|Free trial|Paid|Open source|Price on request)/)
  await expect(card.locator('.label-cat')).toHaveCount(1)
  await expect(card.locator('.top-countries li')).toHaveCount(3)
  await expect(card.locator('.top-countries .flag')).toHaveCount(3)
  await expect(card.locator('.top-countries svg')).toHaveCount(3)
})

const paintOf = (part: Locator, property: 'backgroundColor' | 'color' | 'outlineColor') =>
  part.evaluate((element, name) => {
    // Whatever notation the style sheet uses: a pixel of the colour.
    const pen = new OffscreenCanvas(1, 1).getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.fillStyle = getComputedStyle(element)[name]
    pen.fillRect(0, 0, 1, 1)
    return [...pen.getImageData(0, 0, 1, 1).data]
  }, property)

test('S1.7a buttons, links and focus rings are purple in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const link = page.getByRole('main').getByRole('link', { name: 'Full ranking' })
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    for (const [red = 0, green = 0, blue = 0] of [
      await paintOf(page.locator('.btn-primary').first(), 'backgroundColor'),
      await paintOf(link, 'color'),
      await paintOf(link, 'outlineColor'),
    ])
      // Much blue, some red, least green.
      expect([colorScheme, blue > red, red > green, green < 0.75 * blue]).toEqual([colorScheme, true, true, true])
  }
})
