import type { Page } from '@playwright/test'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

test.use({ expectedFaults: /route module|dynamically imported module/ })

/** Fails twice within a minute: the page stays, and links to other pages are plain links from then on. */
async function failTwice(page: Page): Promise<void> {
  await page.route(/\/(find|rank-category-tools)-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await waitForScript(page)
  await page.evaluate(() => sessionStorage.setItem('chunk-failed-at', String(Date.now())))
  await page.getByRole('banner').getByRole('button', { name: 'Rankings' }).click()
  await page.locator('#rankings-menu').getByRole('link', { name: 'Most visited' }).click()
  await expect(page.locator('.loading-bar.failed')).toBeVisible()
  await expect(page).toHaveURL(`${sampleSite}/`)
  await page.keyboard.press('Escape')
}

test('S4.7 after a second missing chunk the theme switch, hearts and menus still work', async ({ page }) => {
  await failTwice(page)
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/)
  const heart = page.locator('button[aria-pressed]').first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('button', { name: 'Rankings' }).click()
  await expect(page.locator('#rankings-menu')).toBeVisible()
})

const watchDocuments = (page: Page): string[] => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  return documents
}

test('S4.7 a second missing chunk keeps the page also if the next one takes forms', async ({ page }) => {
  await page.route(/\/login-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await waitForScript(page)
  await page.evaluate(() => sessionStorage.setItem('chunk-failed-at', String(Date.now())))
  const link = page.getByRole('banner').getByRole('link', { name: 'Log in' })
  await link.click()
  await expect(page.locator('.loading-bar.failed')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: /atlas/ })).toBeVisible()
  await expect(page).toHaveURL(`${sampleSite}/`)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: /Log in/ })).toBeVisible()
})

test('S4.7 after a second missing chunk a search loads its page as a new document', async ({ page }) => {
  await failTwice(page)
  const documents = watchDocuments(page)
  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'))
  await field.first().fill('canva')
  await field.first().press('Enter')
  await expect(page.locator('.card h3').first()).toHaveText('Canva')
  expect(documents).toEqual(['/find'])
})

test('S4.7 after a second missing chunk a link loads its page as a new document', async ({ page }) => {
  await failTwice(page)
  const documents = watchDocuments(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Polydex' })).toBeVisible()
  expect(documents).toEqual(['/about'])
})
