import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { localeCodes } from '@polydex/contract/locale'
import { expect, sampleSite, test } from '../../e2e/site.ts'
import { pageTypes } from '../screenshots/page-types.ts'
import { stateTypes } from '../screenshots/states.ts'

const themes = ['light', 'dark'] as const
const types = [...pageTypes, ...stateTypes]

/** Every kind of page by day and by night, the languages taking turns. AXE=all: each in every language. */
const cases = types.flatMap((type, index) =>
  themes.flatMap((theme, offset) => {
    const turn = (index * themes.length + offset) % localeCodes.length
    const locales = process.env['AXE'] === 'all' ? localeCodes : localeCodes.slice(turn, turn + 1)
    return locales.map((locale) => ({ type, theme, locale }))
  }),
)

async function findFaults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test.describe('axe finds nothing', () => {
  // An API that is away, a form sent empty: said in the console as well.
  test.use({ expectedFaults: /503|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
  for (const { type, theme, locale } of cases) {
    test(`on ${type.name}, ${theme}, in ${locale}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto(`${sampleSite}${locale === 'en' ? '' : `/${locale}`}${type.path}`, { waitUntil: 'networkidle' })
      await type.prepare?.(page)
      expect(await findFaults(page)).toEqual([])
    })
  }
})

test('axe finds nothing with a menu, the formula and the phone menu open', async ({ page }) => {
  await page.goto('/rank/category_ai')
  await page.getByText('How this is counted').click()
  await page.getByRole('button', { name: /^Category/ }).click()
  expect(await findFaults(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Menu' }).click()
  expect(await findFaults(page)).toEqual([])
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
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.keyboard.type('ch')
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    for (const name of ['Categories', 'Rankings']) {
      await page.getByRole('banner').getByRole('button', { name }).click()
      expect(await findFaults(page)).toEqual([])
    }
  })
}
