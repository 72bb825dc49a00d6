import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { countStops, readFocus, type Stop } from './read-focus.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Tabs from the top of the page until the focus leaves it. */
async function tabThrough(page: Page, maxStops: number): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < maxStops) {
    await page.keyboard.press('Tab')
    const stop = await readFocus(page)
    if (stop === undefined || stop.place === stops[0]?.place) break
    stops.push(stop)
  }
  return stops
}

for (const path of ['/', '/find', '/tool/canva', '/rank/region_ai/JP', '/submit']) {
  test(`Tab reaches every focusable element of ${path} once, with a visible focus`, async ({ page }) => {
    await page.goto(path)
    await waitForScript(page)
    const wanted = await countStops(page)
    const stops = await tabThrough(page, wanted + 20)
    expect(stops[0]?.name).toContain('a.skip')
    expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
    expect(new Set(stops.map(({ place }) => place)).size).toBe(stops.length)
    // The link to the top appears only while scrolling down.
    expect(stops.filter(({ name }) => !name.includes('to-top'))).toHaveLength(wanted)
  })
}

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
