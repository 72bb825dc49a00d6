import { expect, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { findFaults } from './find-faults.ts'

// Animations must have ended before colours are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds no faults with a menu, the formula and the phone menu open', async ({ page }) => {
  await page.goto('/rank/category_ai')
  await page.getByText('How this is counted').click()
  await page.getByRole('button', { name: /^Category/ }).click()
  expect(await findFaults(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Menu' }).click()
  expect(await findFaults(page)).toEqual([])
})

test('axe finds no faults with suggestions, the search dialog and the header’s menus open', async ({ page }) => {
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
