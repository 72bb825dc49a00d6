import { readPage } from './read-page.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** Header, strip and footer, without what depends on the address: the current page, and links to other languages. */
const readFrame = (html: string): string[][] =>
  ['header', 'aside', 'footer'].map((tag) => {
    const part = new RegExp(`<${tag}[ >][^]*?</${tag}>`).exec(html)?.[0] ?? ''
    return part.replaceAll(/<a\b[^>]*hreflang=[^>]*>/gi, '').match(/href="[^"]*"|[^<>]+(?=<)/g) ?? []
  })

test('D8.1 S2.8 S8.1 a 404 page has the menu, strip and footer of its language, and a search that needs no script', async ({
  browser,
}) => {
  for (const prefix of ['', '/ja']) {
    const home = readFrame((await readPage(prefix === '' ? '/' : prefix)).html)
    expect(home.map((part) => part.length > 2)).toEqual([true, true, true])
    for (const path of [
      '/nowhere',
      '/tool/no-such-tool',
      '/cate/nothing',
      '/rank/region_ai/ZZ',
      '/rank/hot?month=1999-01',
    ]) {
      const { status, html } = await readPage(prefix + path)
      expect([prefix, path, status]).toEqual([prefix, path, 404])
      expect(readFrame(html), prefix + path).toEqual(home)
    }
  }
  for (const path of ['/xx/find', '/zz/rank/hot']) expect([path, (await readPage(path)).status]).toEqual([path, 404])

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sampleSite })
  const page = await context.newPage()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await page.getByRole('main').getByRole('searchbox').fill('notes')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/find?q=notes')
  await page.goto('/ja/nowhere')
  await page.getByRole('main').getByRole('link', { name: 'ホームへ戻る' }).click()
  await expect(page).toHaveURL('/ja')
  await context.close()
})

test.describe('when a chunk is missing', () => {
  test.use({ expectedFaults: /route module|dynamically imported module/ })

  test('S4.7 after a second time the page still works, and a link loads its page as a new document', async ({
    page,
  }) => {
    await page.route(/\/rank-category-tools-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await waitForScript(page)
    // The first time was less than a minute ago.
    await page.evaluate(() => sessionStorage.setItem('chunk-failed-at', String(Date.now())))
    await page.getByRole('banner').getByRole('button', { name: 'Rankings' }).click()
    await page.locator('#rankings-menu').getByRole('link', { name: 'Most visited' }).click()
    await expect(page.locator('.loading-bar.failed')).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/)
    const heart = page.locator('button[aria-pressed]').first()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const loaded = page.waitForRequest((request) => request.resourceType() === 'document')
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
    expect(new URL((await loaded).url()).pathname).toBe('/about')
    await expect(page.getByRole('heading', { level: 1, name: 'About Polydex' })).toBeVisible()
  })
})
