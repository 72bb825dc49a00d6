import { findFaults } from './looking/find-faults.ts'
import { findSmallTargets } from './looking/find-small-targets.ts'
import { openSlowly } from './looking/open-slowly.ts'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

// Animations must have ended before colours are measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('axe finds no faults in menus, the formula, suggestions and the search dialog', async ({ page }) => {
  await page.goto('/rank/category_ai')
  await page.getByText('How this is counted').click()
  await page.getByRole('button', { name: /^Category/ }).click()
  expect(await findFaults(page)).toEqual([])
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
    expect(await findFaults(page, { within: 'header.header' })).toEqual([])
  }
})

test('print hides menus and controls, and uses black text without backgrounds', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/find', '/tool/canva']) {
    await page.goto(path)
    const shown = await page
      .locator('.nav, .header-end, .skip, .heart, .save-btn, .to-top, .facets, .pages, .search-field, .results-order')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ className }) => className))
    expect.soft(shown, path).toEqual([])
  }
  // Where the way on is all that there is to read.
  await page.goto('/collect')
  const button = page.getByRole('main').getByRole('link', { name: 'Find a tool' })
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('saved favourites do not shift while they load', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('polydex:favorites:1', '["canva","deepl","chatgpt"]'))
    const expectStill = await openSlowly(page, '/collect')
    await expect(page.locator('[aria-busy=false] .card')).toHaveCount(3)
    await expectStill()
  })

  test('the menu, filters, orders and suggestions have targets large enough for a finger', async ({ page }) => {
    await page.goto('/find')
    await waitForScript(page)
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    expect.soft(await findSmallTargets(page), 'the menu').toEqual([])
    expect.soft(await findFaults(page), 'the menu').toEqual([])
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
})
