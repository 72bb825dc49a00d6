import type { Locator, Page } from '@playwright/test'
import { cardNames, heart, keep } from './favorites.ts'
import { readFocus } from './looking/read-focus.ts'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens by key, moves the focus one step in, and closes with Escape. */
async function expectReturn(page: Page, opener: Locator, opened: Locator) {
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opened).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(opened.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(opener).toBeFocused()
}

test('Escape closes menus and dialogs and returns the focus', async ({ page }) => {
  await page.goto('/rank/region_ai/JP')
  await waitForScript(page)
  const header = page.getByRole('banner')
  await expectReturn(page, header.getByRole('button', { name: 'Categories' }), page.locator('#categories-menu'))
  await expectReturn(page, header.getByRole('button', { name: 'Rankings' }), page.locator('#rankings-menu'))
  await expectReturn(page, header.getByRole('button', { name: /^Language/ }), page.locator('#language-menu'))
  await expectReturn(page, page.getByRole('button', { name: /^Month/ }), page.locator('#month-menu'))
  await expectReturn(page, page.getByRole('link', { name: 'Country: Japan' }), page.getByRole('dialog'))
  await expectReturn(page, header.getByRole('link', { name: 'Search' }), page.getByRole('dialog', { name: 'Search' }))
  await page.goto('/find')
  await waitForScript(page)
  await expectReturn(page, page.getByRole('button', { name: /^Sort by/ }), page.locator('#sort-menu'))
  await page.setViewportSize({ width: 375, height: 812 })
  await expectReturn(page, header.getByRole('link', { name: 'Menu' }), page.getByRole('dialog', { name: 'Menu' }))
})

test('Tab stays inside an open dialog, forwards and backwards', async ({ page }) => {
  await page.goto('/rank/region_ai/JP')
  await waitForScript(page)
  await page.getByRole('link', { name: 'Country: Japan' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const press = async (key: string, times: number) => {
    for (let step = 0; step < times; step += 1) {
      await page.keyboard.press(key)
      const stop = await readFocus(page)
      // Between the last stop and the first, the focus is in the browser's own interface.
      if (stop === undefined) continue
      expect(stop.faults, stop.name).toEqual([])
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
  }
  await press('Tab', 6)
  await press('Shift+Tab', 12)
  await press('Tab', 12)
})

test('letters alone do nothing: visitors who dictate may say them without meaning a key', async ({ page }) => {
  await page.goto('/')
  await waitForScript(page)
  for (const key of ['/', 'k', 's', '?']) await page.keyboard.press(key)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
})

test('Undo has no time limit: it stays until it is used or dismissed', async ({ page }) => {
  await page.clock.install()
  await keep(page, ['chatgpt', 'canva', 'deepl'])
  await page.goto('/collect')
  await heart(page, 'Canva').press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.clock.fastForward('10:00')
  await undo.press('Enter')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva', 'DeepL'])
})
