import { AxeBuilder } from '@axe-core/playwright'
import { locales } from '@polydex/contract/locale'
import { expect, sampleSite, test } from '../../e2e/site.ts'

const paths = ['', '/rank/category_ai/copywriting', '/nowhere']

for (const { code } of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing in ${code}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      for (const path of paths) {
        await page.goto(`${sampleSite}${code === 'en' ? '' : `/${code}`}${path}`)
        await expect(page.locator('h1')).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
          [],
        )
      }
    })
  }
}

test('axe finds nothing with a menu, the formula and the phone menu open', async ({ page }) => {
  await page.goto('/rank/category_ai')
  await page.getByText('How this is counted').click()
  await page.getByRole('button', { name: /^Category/ }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Menu' }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing with suggestions, the search dialog and the header’s menus open, ${colorScheme}`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await page.locator('.hero input[name=q]').click()
    await page.keyboard.type('pho')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ch')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    for (const name of ['Categories', 'Rankings']) {
      await page.getByRole('banner').getByRole('button', { name }).click()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    }
  })
}
