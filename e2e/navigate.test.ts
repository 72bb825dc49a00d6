import { locales } from '@polydex/contract/locale'
import type { Page } from '@playwright/test'
import { isLong } from '../tests/run-mode.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** Opens a ranking from the header's menu, which every page has. */
async function openRanking(page: Page, name: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Rankings' }).click()
  await page.locator('#rankings-menu').getByRole('link', { name }).click()
}

test('S1.1g S2.4 home opens a ranking without a page load, and its code is loaded only then', async ({ page }) => {
  const scripts: string[] = []
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.some((address) => address.includes('rank-category-tools'))).toBe(false)
  await openRanking(page, 'Most visited')
  await expect(page.getByRole('heading', { level: 1, name: /Most visited/ })).toBeVisible()
  expect(scripts.some((address) => address.includes('rank-category-tools'))).toBe(true)
  expect(documents).toHaveLength(1)
})

test('S2.6a S2.6b a new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.getByRole('main').getByRole('link', { name: 'Full ranking' }).click()
  await expect(page.locator('table.rank')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /atlas/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
})

test('S1.6f pages of a ranking continue each other without a gap', async ({ page }) => {
  await page.goto('/rank/category_ai')
  const readRanks = () => page.locator('.rank tbody .place').allInnerTexts()
  expect((await readRanks()).slice(0, 2)).toEqual(['1', '2'])
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.locator('.rank tbody .place').first()).toHaveText('25')
  await page.getByRole('link', { name: 'Page 3' }).click()
  await expect(page.locator('.rank tbody .place').first()).toHaveText('49')
  await expect(page.getByText('no data').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0)
})

test('a ranking offers other months and categories in menus, and explains its formula on a click', async ({ page }) => {
  await page.goto('/rank/category_ai/seo')
  await page.getByRole('button', { name: /^Month/ }).click()
  await page.getByRole('link', { name: 'September 2026' }).click()
  await expect(page.getByRole('button', { name: 'Month: September 2026' })).toBeVisible()
  await page.getByRole('button', { name: /^Category/ }).click()
  await page.getByRole('link', { name: /^Travel/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Travel/ })).toBeVisible()
  await expect(page.locator('#category-menu')).toBeHidden()
  await page.getByText('How this is counted').click()
  await expect(page.getByText('A rank cannot be bought')).toBeVisible()
})

test.describe('after a new release', () => {
  test.use({ expectedFaults: /route module|dynamically imported module/ })

  test('S4.7 S9.1g a missing chunk loads the requested page; a second one within 60 s keeps the old page', async ({
    page,
  }) => {
    await page.route(/rank-category-tools-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
    })
    await openRanking(page, 'Most visited')
    await expect(page.getByRole('heading', { level: 1, name: /Most visited/ })).toBeVisible()
    await page.waitForTimeout(1_000)
    expect(documents).toEqual(['/rank/category_ai'])

    await page.goto('/')
    documents.length = 0
    await openRanking(page, 'Most visited')
    await page.waitForTimeout(1_500)
    expect(documents).toEqual([])
    await expect(page.getByRole('heading', { level: 1, name: /atlas/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await openRanking(page, 'Most visited')
    await expect(page.getByRole('heading', { level: 1, name: /Most visited/ })).toBeVisible()
    expect(documents).toEqual(['/rank/category_ai'])
  })

  test('S4.7 a missing message file still leads to the requested page', async ({ page }) => {
    await page.route(/\/assets\/messages-.*-ranking\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await openRanking(page, 'Most visited')
    await expect(page.getByRole('heading', { level: 1, name: /Most visited/ })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Growth rate' })).toBeVisible()
  })
})

test('switching the theme changes the background and is kept on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background()).not.toBe(light)
  await page.goto('/rank/category_ai')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the first tab stop skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('S1.6b the menu opens as a dialog and closes on Escape and on navigation', async ({ page }) => {
    await page.goto('/')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await page.getByRole('link', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Most visited' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Most visited AI tools' })).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

/** On a change, one language per writing system; other tests visit every kind of page in one language or another. */
const visited = new Set<string>(['en', 'de', 'ja', 'vi'])

for (const { code, htmlLang } of locales.filter(({ code }) => isLong || visited.has(code))) {
  test(`browsing in ${code} causes no console errors, CSP violations or hydration mismatches`, async ({ page }) => {
    const prefix = code === 'en' ? '' : `/${code}`
    await page.goto(prefix === '' ? '/' : prefix)
    await waitForScript(page)
    await page.locator('main a[href$="/rank/hot"]').click()
    await expect(page.locator('table.rank, .rank-empty').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
    await page.locator('.logo').first().click()
    await expect(page.locator('.hero')).toBeVisible()
    await page.goto(`${sampleSite}${prefix}/nowhere`)
    await expect(page.locator('.empty h1')).toBeVisible()
  })
}
