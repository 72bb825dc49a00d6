import { measureContrast } from './painted-contrast.ts'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a ${colorScheme} screen`, () => {
    test.use({ colorScheme })

    test(`S1.7b labels, inputs, placeholder, errors and focus can be read as painted (${colorScheme})`, async ({
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
      // The placeholder alone: the edge of its field would be taken for the text.
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
  })
}
