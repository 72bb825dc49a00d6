import { expect, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { openSlowly } from './open-slowly.ts'

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

test('saved favourites do not shift while they load', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('polydex:favorites:1', '["canva","deepl","chatgpt"]'))
  const expectStill = await openSlowly(page, '/collect')
  await expect(page.locator('[aria-busy=false] .card')).toHaveCount(3)
  await expectStill()
})

test('menus, filters and suggestions have targets large enough for a finger', async ({ page }) => {
  await page.goto('/find')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  expect.soft(await findSmallTargets(page), 'the menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(page.locator('#filters')).toBeVisible()
  await page.getByText('All 20 features').click()
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
