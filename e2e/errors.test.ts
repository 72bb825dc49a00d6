import type { Page } from '@playwright/test'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

const get = (path: string) => fetch(sampleSite + path)

/** Response of the server to a client navigation that is redirected, in the format of React Router. */
const redirectPayload = (location: string): string =>
  JSON.stringify([
    ['SingleFetchRedirect', 1],
    { _2: 3, _4: 5, _6: 7, _8: 7, _9: 7 },
    'redirect',
    location,
    'status',
    302,
    'revalidate',
    false,
    'reload',
    'replace',
  ])

const answerRedirect = (page: Page, path: RegExp, location: (path: string) => string, asked: string[] = []) =>
  page.route(path, (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    return route.fulfill({
      status: 202,
      headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' },
      body: `${redirectPayload(location(pathname))}\n`,
    })
  })

test('S8.1 the 404 page has a message, a link home and a search, which work without JavaScript', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sampleSite })
  const page = await context.newPage()
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await expect(page.getByText('Error 404')).toBeVisible()
  await page.getByRole('main').getByRole('searchbox').fill('notes')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/find?q=notes')
  await page.goto('/ja/nowhere')
  await page.getByRole('main').getByRole('link', { name: 'ホームへ戻る' }).click()
  await expect(page).toHaveURL('/ja')
  await context.close()
})

test('S8.5 any other failure shows its status and ‘Error’, but no details of the exception', async () => {
  const response = await fetch(`${sampleSite}/login`, {
    method: 'POST',
    headers: { Origin: sampleSite, 'Content-Type': 'multipart/form-data; boundary=none' },
    body: 'no form at all',
  })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(html).toContain('Error 400')
  expect(html).toMatch(/<h1[^>]*>Error<\/h1>/)
  expect(/<main[^]*<\/main>/.exec(html)?.[0]).not.toContain('boundary')
})

test.describe('a page that cannot be rendered', () => {
  test.use({ expectedFaults: /forced/ })

  test('S8.5 shows the error page with 500 inside the frame, but no details of the exception', async ({ page }) => {
    await page.goto('/about')
    await waitForScript(page)
    await page.evaluate(() => {
      // The filters of a list need it, the frame does not.
      // oxlint-disable-next-line no-extend-native -- broken on purpose
      Array.prototype.toSorted = () => {
        throw new Error('forced')
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find a tool' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error')
    await expect(page.getByRole('main')).toContainText('Error 500')
    await expect(page.getByRole('main')).not.toContainText('forced')
    await expect(page.getByRole('banner')).toBeVisible()
  })
})

test.describe('a redirect in the browser', () => {
  // The router reports its own redirect or abort as unhandled if a page's style sheet arrives after its data.
  test.use({ expectedFaults: /^Redirect not followed|^Response$|^AbortError/ })

  for (const [where, location] of [
    ['off the site', 'https://elsewhere.example/'],
    ['to no page', '/nonsense'],
  ] as const) {
    test(`S8.3 D8.3 that leads ${where} is not followed: the page stays and its links still work`, async ({ page }) => {
      const lines: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') lines.push(message.text())
      })
      await page.goto('/about')
      await waitForScript(page)
      await page.evaluate(() => {
        document.addEventListener('polydex:navigation-failed', () => {
          document.documentElement.dataset['failed'] = 'yes'
        })
      })
      await answerRedirect(page, /\/submit\.data/, () => location)
      await page.getByRole('main').getByRole('link', { name: 'Submit a tool' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-failed', 'yes')
      await page.waitForTimeout(500)
      await expect(page).toHaveURL('/about')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Polydex')
      expect(lines.filter((line) => line.startsWith('Redirect not followed'))).toHaveLength(1)
      await page.unroute(/\/submit\.data/)
      await page.getByRole('main').getByRole('link', { name: 'Submit a tool' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submit a tool')
    })
  }

  test('S8.3 D8.3 is followed five times in a row, but not a sixth time', async ({ page }) => {
    await page.goto('/about')
    await waitForScript(page)
    const asked: string[] = []
    await answerRedirect(
      page,
      /\/(submit|login)\.data/,
      (path) => (path.startsWith('/submit') ? '/login' : '/submit'),
      asked,
    )
    await page.getByRole('main').getByRole('link', { name: 'Submit a tool' }).click()
    await expect.poll(() => asked.length).toBe(6)
    await page.waitForTimeout(500)
    expect(asked).toHaveLength(6)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Polydex')
  })
})

test.describe('when the error page itself fails', () => {
  test.use({ expectedFaults: /forced|Minified React error|hydrat/i })

  test('S8.4 a fallback page says so and links home', async ({ page }) => {
    await page.addInitScript(() => {
      const { hasOwn } = Object
      // The error page calls this first, and nothing else calls it with this key.
      Object.hasOwn = (object, key) => {
        if (key === 'not_found') throw new Error('forced')
        return hasOwn(object, key)
      }
    })
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('An error occurred while showing the error page')
    await page.getByRole('link', { name: 'Go back to the home page' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('S7.1a D6.1 the site serves the API and its documentation at its own address', async () => {
  const groups = await get('/api/cate/getGroupCate?locale=en')
  expect([groups.status, groups.headers.get('set-cookie')]).toEqual([200, null])
  expect(groups.headers.get('cache-control')).toContain('s-maxage')
  expect((await (await get('/api/openapi.json')).json()).openapi).toMatch(/^3\./)
  const documentation = await get('/api/docs')
  expect([documentation.status, documentation.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const unknown = await get('/api/nonsense')
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not_found'])
  const login = await fetch(`${sampleSite}/api/login/login`, { method: 'POST', headers: { Origin: sampleSite } })
  expect(login.status).toBe(404)
})
