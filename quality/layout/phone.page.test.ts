import type { Page } from '@playwright/test'
import { expect, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { pageTypes } from '../screenshots/page-types.ts'
import { stateTypes } from '../screenshots/states.ts'
import { findMisfits } from './find-misfits.ts'
import { findOverlaps } from './find-overlaps.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { showPseudoTexts } from './show-pseudo-texts.ts'
import { watchShifts } from './watch-shifts.ts'

/** LAYOUT=all: on a phone a quarter as fast as this machine. */
const slowness = process.env['LAYOUT'] === 'all' ? 4 : 1
/** Of all shifts together, where the usual measure takes the worst five seconds. */
const mostShift = 0.01

/** The worst case of a first visit: the face of the headings comes when everything else is there. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  const readShifts = await watchShifts(page)
  await page.goto(path)
  await waitForScript(page)
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const shifts = await readShifts()
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect.soft(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift)
  }
}

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

test.describe('on a phone', () => {
  test.use({ expectedFaults: /503|ERR_INTERNET_DISCONNECTED|Failed to fetch|Viewport size changed/ })

  for (const { name, path, prepare } of [...pageTypes, ...stateTypes]) {
    test(`S1.2 ${name} stands still while it loads, has room for a finger, and fits 320 px`, async ({ page }) => {
      const expectStill = await openSlowly(page, path === '' ? '/' : path)
      await expectStill()
      await prepare?.(page)
      expect.soft(await findSmallTargets(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect.soft([...(await findMisfits(page)), ...(await findOverlaps(page))], 'in English').toEqual([])
      await showPseudoTexts(page)
      await expect(page.locator('h1').first()).toContainText(/[åéîöüñšţŕ]/)
      expect(await findMisfits(page), 'in the pseudo-locale').toEqual([])
    })
  }
})

test('saved favourites stand still while they come', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polydex:favorites:1', '["canva","deepl","chatgpt"]'))
  const expectStill = await openSlowly(page, '/collect')
  await expect(page.locator('[aria-busy=false] .card')).toHaveCount(3)
  await expectStill()
})

test('what opens on a page has room for a finger', async ({ page }) => {
  await page.goto('/find')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect.soft(await findSmallTargets(page), 'the menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(page.locator('#filters')).toBeVisible()
  await page.getByText('All 24 features').click()
  expect.soft(await findSmallTargets(page), 'the filters').toEqual([])
  await page.goto('/find')
  await waitForScript(page)
  await page.getByRole('button', { name: /^Sort by/ }).click()
  expect.soft(await findSmallTargets(page), 'the orders').toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ch')
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
  expect.soft(await findSmallTargets(page), 'the suggestions').toEqual([])
})
