import type { Page } from '@playwright/test'
import { expect, offlineFaults, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** Requests of the framework during a client navigation. */
const dataOf = /\.data(\?|$)/
const goToFind = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click()
const find = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find a tool' })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Opens a ranking from the header's menu, which every page has. */
async function openRanking(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Rankings' }).click()
  await page.locator('#rankings-menu').getByRole('link', { name }).click()
}

/** The addresses that the page requests from now on. */
function watch(page: Page, kind: RegExp | 'document'): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (kind === 'document' ? request.resourceType() === kind : kind.test(pathname)) seen.push(pathname)
  })
  return seen
}

test('S2.6a S2.6b D2.6 a new page starts at the top with focus on its heading; going back restores place and focus', async ({
  page,
}) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a tool' }).focus()
  await page.keyboard.press('Enter')
  await expect(find(page)).toBeFocused()
  expect(await scrollY(page)).toBe(0)
  expect(await find(page).evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none')
  const card = page.locator('.card h3 a').nth(12)
  // Scrolls as a click would: again, while the change of pages still covers the card.
  await card.hover()
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL(/\/tool\//)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(place)
  await expect(card).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the numbers' }).click()
  await expect(page).toHaveURL(/\/about#numbers$/)
  await expect(page.locator('#numbers')).toBeFocused()
  expect(await scrollY(page)).toBeGreaterThan(100)
})

test('S2.7 S9.1i main pages are prefetched when idle, a link on hover, and nothing on 2G', async ({ page }) => {
  const fetched = watch(page, dataOf)
  const point = async () => {
    fetched.length = 0
    await page.goto('/about')
    await waitForScript(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'By country' }).hover()
  }
  await point()
  await expect.poll(() => fetched.toSorted()).toEqual(['/find.data', '/rank/region.data', '/submit.data'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: false } })
  })
  await point()
  await page.waitForTimeout(2_500)
  expect(fetched).toEqual([])
})

test('S4.5 D4.5 the old page fades out, then the new one in, but not the first page or with reduced motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const fades: string[] = []
    Object.assign(window, { fades })
    document.addEventListener('animationstart', ({ animationName }) => fades.push(animationName))
  })
  const readFades = () =>
    page.evaluate(() =>
      // Both may begin in one frame, in either order: the style sheet delays the second.
      (window as unknown as { fades: string[] }).fades.filter((name) => name.startsWith('page-')).toSorted(),
    )
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/about')
    await waitForScript(page)
    expect(await readFades()).toEqual([])
    await goToFind(page)
    await expect(find(page)).toBeVisible()
    if (reducedMotion === 'no-preference') await expect.poll(readFades).toEqual(['page-in', 'page-out'])
    else {
      await page.waitForTimeout(400)
      expect(await readFades()).toEqual([])
    }
  }
})

test('S1.1g S2.4 home opens a ranking without a page load, and its code is loaded only then', async ({ page }) => {
  const [scripts, documents] = [watch(page, /rank-category-tools/), watch(page, 'document')]
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await openRanking(page, 'Most visited')
  await expect(page.getByRole('heading', { level: 1, name: /Most visited/ })).toBeVisible()
  await expect(page.locator('#rankings-menu')).toBeHidden()
  expect([scripts.length > 0, documents]).toEqual([true, ['/']])
})

test('S2.5 S4.4a S4.4c a loading bar grows while a page is awaited and goes once it is there', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const held = Promise.withResolvers<undefined>()
  await page.route(dataOf, async (route) => {
    await held.promise
    await route.continue()
  })
  await goToFind(page)
  const bar = page.locator('.loading-bar')
  await expect(bar).toBeVisible()
  await expect.poll(() => bar.evaluate((now: HTMLProgressElement) => now.value)).toBeGreaterThan(12)
  held.resolve(undefined)
  await expect(find(page)).toBeVisible()
  await expect(bar).toBeHidden()
})

test.describe('when something cannot be loaded', () => {
  test.use({ expectedFaults: /./ })

  test('S4.7 S9.1g after a new release a missing chunk still leads to the requested page', async ({ page }) => {
    await page.route(/rank-category-tools-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    const documents = watch(page, 'document')
    await openRanking(page, 'Most visited')
    await expect(page.getByRole('columnheader', { name: 'Growth rate' })).toBeVisible()
    expect(documents).toEqual(['/rank/category_ai'])
  })
})

test.describe('without a network', () => {
  test.use({ expectedFaults: offlineFaults })

  test('S4.6 offline is announced, the page stays, and links work again when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find a tool' }).click()
    await expect(find(page)).toBeVisible()
    const notice = page.locator('.offline-notice')
    await expect(notice).toHaveText('')
    await context.setOffline(true)
    await expect(notice).toHaveText('You are offline. This page can still be read.')
    await page.getByRole('contentinfo').getByRole('link', { name: 'By country' }).click()
    await expect(notice).toHaveText('You are offline. The next page needs a connection.')
    await expect(page.locator('.loading-bar.failed')).toBeVisible()
    await page.goBack()
    await expect(find(page)).toBeVisible()
    await context.setOffline(false)
    await expect(notice).toHaveText('')
    await page.getByRole('contentinfo').getByRole('link', { name: 'By country' }).click()
    await expect(page).toHaveURL('/rank/region')
  })
})
