import { localeCodes } from '@polydex/contract/locale'
import { expect, sampleSite, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { findOverlaps } from '../layout/find-overlaps.ts'
import { pageTypes } from '../screenshots/page-types.ts'
import { stateTypes } from '../screenshots/states.ts'
import { findFaults } from './find-faults.ts'

/** Each kind of page in every language, all rules in both themes. */
const thorough = process.env['AXE'] === 'all'

/** Every kind of page by day and by night, the languages taking turns. */
const cases = [...pageTypes, ...stateTypes].flatMap((type, index) => {
  const turn = index % localeCodes.length
  return (thorough ? localeCodes : localeCodes.slice(turn, turn + 1)).map((locale) => ({ type, locale }))
})

// Nothing may still be fading when colours are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('axe finds nothing', () => {
  // An API that is away, a form sent empty: said in the console as well.
  test.use({ expectedFaults: /503|Error loading route module|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })
  for (const { type, locale } of cases) {
    test(`on ${type.name} in ${locale}`, async ({ page }) => {
      await page.goto(`${sampleSite}${locale === 'en' ? '' : `/${locale}`}${type.path}`)
      await waitForScript(page)
      await type.prepare?.(page)
      expect(await findFaults(page, { thorough })).toEqual([])
      expect(await findOverlaps(page), 'texts over each other').toEqual([])
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

test('axe finds nothing with suggestions, the search dialog and the header’s menus open', async ({ page }) => {
  await page.goto('/')
  await page.locator('.hero input[name=q]').click()
  await page.keyboard.type('pho')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await findFaults(page, { within: '.hero' })).toEqual([])
  await page.goto('/about')
  await waitForScript(page)
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
