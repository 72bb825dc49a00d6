import type { Locator } from '@playwright/test'
import { expect, test } from './site.ts'

test('S1.5a–e D1.5 a card has image, name, two lines of text, labels, and three countries with flag and bar', async ({
  page,
}) => {
  await page.goto('/find')
  const card = page.locator('.card').first()
  await expect(card.locator('img.cover')).toHaveJSProperty('complete', true)
  expect(await card.locator('img.cover').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const name = await card.getByRole('heading').innerText()
  await expect(card.getByRole('link', { name, exact: true })).toHaveCount(1)
  const lines = await card.locator('.desc').evaluate((text) => ({
    clamp: getComputedStyle(text).webkitLineClamp,
    shown: Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
    whole: text.textContent.length,
  }))
  expect(lines).toMatchObject({ clamp: '2', shown: 2 })
  expect(lines.whole).toBeGreaterThan(79)
  expect(await card.locator('.label').count()).toBeGreaterThanOrEqual(2)
  await expect(card.locator('.shares li')).toHaveCount(3)
  await expect(card.locator('.shares li .flag')).toHaveCount(3)
  await expect(card.locator('.shares li .bar rect')).toHaveCount(3)
})

/** Hue in degrees and saturation of a computed colour, whatever notation the style sheet uses. */
const paintedHue = (locator: Locator, property: 'backgroundColor' | 'color' | 'accentColor' | 'outlineColor') =>
  locator.evaluate((element, name) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas === null) throw new Error('no canvas')
    canvas.fillStyle = getComputedStyle(element)[name]
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => part / 255)
    const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const span = max - min || 1
    const sector =
      max === red ? (green - blue) / span : max === green ? 2 + (blue - red) / span : 4 + (red - green) / span
    return { hue: (sector * 60 + 360) % 360, saturation: max === 0 ? 0 : (max - min) / max }
  }, property)

test('S1.7a buttons, links and focus rings are purple in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const link = page.getByRole('main').getByRole('link', { name: 'Full ranking' })
    await link.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const painted = {
      button: await paintedHue(page.locator('.btn-primary').first(), 'backgroundColor'),
      link: await paintedHue(link, 'color'),
      focus: await paintedHue(link, 'outlineColor'),
    }
    for (const [part, { hue, saturation }] of Object.entries(painted)) {
      // Blue ends at 250 degrees, magenta begins at 290.
      expect([colorScheme, part, hue > 250 && hue < 290, saturation > 0.25]).toEqual([colorScheme, part, true, true])
    }
  }
})
