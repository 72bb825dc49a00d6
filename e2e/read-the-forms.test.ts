import type { Locator } from '@playwright/test'
import { measureContrast } from './painted-contrast.ts'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

type Color = [red: number, green: number, blue: number, alpha: number]

/** Computed colours of all matches of a locator, 0 to 255, whatever notation the style sheet uses. */
const readColors = (locator: Locator, property: 'color' | 'backgroundColor'): Promise<Color[]> =>
  locator.evaluateAll((elements, name) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (canvas === null) throw new Error('no canvas')
    return elements.map((element): Color => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = getComputedStyle(element)[name]
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha]
    })
  }, property)

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({ colorScheme })

    test(`S1.7b labels, inputs, placeholder, errors and focus ring have enough contrast (${colorScheme})`, async ({
      page,
    }) => {
      await page.goto('/submit')
      await waitForScript(page)
      const name = page.getByLabel('Tool name')
      await name.fill('Lumen Notes')
      await page.getByRole('button', { name: 'Submit tool' }).click()
      await expect(page.getByRole('alert')).toBeFocused()
      const parts = {
        label: page.getByText('Tool name', { exact: true }),
        'typed text': name,
        placeholder: page.getByLabel('Website URL'),
        hint: page.locator('#url-hint'),
        error: page.locator('#url-error'),
        summary: page.getByRole('alert'),
        pick: page.locator('.pick').first(),
        button: page.getByRole('button', { name: 'Submit tool' }),
      }
      for (const [part, locator] of Object.entries(parts)) {
        await locator.scrollIntoViewIfNeeded()
        const contrast = await measureContrast(page, locator)
        expect.soft(contrast, part).toBeGreaterThan(4.5)
      }
      // The placeholder only: otherwise the field's border would be taken for the text.
      const inside = async (locator: typeof name) => {
        const box = await locator.boundingBox()
        if (box === null) throw new Error('not painted')
        return { x: box.x + 6, y: box.y + 6, width: 120, height: box.height - 12 }
      }
      for (const field of [name, page.getByLabel('Website URL')]) {
        await field.scrollIntoViewIfNeeded()
        expect.soft(await measureContrast(page, await inside(field))).toBeGreaterThan(4.5)
      }
      await name.focus()
      const box = await name.boundingBox()
      if (box === null) throw new Error('not painted')
      const ring = { x: box.x + 40, y: box.y - 12, width: 60, height: 12 }
      expect.soft(await measureContrast(page, ring)).toBeGreaterThan(4.5)
      // White label, white text on a translucent white fill.
      expect(await name.evaluate((input) => getComputedStyle(input).backgroundColor)).toMatch(/\/ 0\.1|, 0\.1\)/)
      expect(await name.evaluate((input) => getComputedStyle(input).color)).toMatch(
        /oklch\(1 0 0\)|rgb\(255, 255, 255\)/,
      )
    })

    test(`S1.7b every form is on a dark stage, with white text and translucent white inputs (${colorScheme})`, async ({
      page,
    }) => {
      for (const path of ['/login', '/register', '/submit']) {
        await page.goto(path)
        const labels = await readColors(page.locator('.form-row > label'), 'color')
        const inputs = page.locator('.form :is(input:not([type=checkbox], [type=hidden]), textarea)')
        const [texts, fills] = [await readColors(inputs, 'color'), await readColors(inputs, 'backgroundColor')]
        expect([path, labels.length >= 2, fills.length >= 2]).toEqual([path, true, true])
        expect([path, [...labels, ...texts].filter(([red, green, blue]) => red + green + blue < 3 * 250)]).toEqual([
          path,
          [],
        ])
        // Pure white, and so transparent that the background shows.
        expect([
          path,
          fills.filter(([red, green, blue, alpha]) => red + green + blue < 3 * 250 || alpha < 10 || alpha > 64),
        ]).toEqual([path, []])
        const [ground = [255, 255, 255, 255]] = await readColors(page.locator('.stage').first(), 'backgroundColor')
        expect([path, ground[3], Math.max(...ground.slice(0, 3)) < 64]).toEqual([path, 255, true])
      }
    })
  })
}
