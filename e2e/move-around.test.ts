import type { Page } from '@playwright/test'
import { keep } from './favorites.ts'
import { expect, offlineFaults, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** Requests of the framework during a client navigation. */
const dataOf = /\.data(\?|$)/

const goToFind = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click()
const find = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find a tool' })
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('S2.6a D2.6 a new page starts at the top, with focus on its heading but no focus ring', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Find a tool' }).focus()
  await page.keyboard.press('Enter')
  await expect(find(page)).toBeFocused()
  expect(await scrollY(page)).toBe(0)
  expect(await find(page).evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main')
})

test('D2.6 a link with a fragment scrolls to its target and focuses it', async ({ page }) => {
  await page.goto('/find')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the numbers' }).click()
  await expect(page).toHaveURL(/\/about#numbers$/)
  await expect(page.locator('#numbers')).toBeFocused()
  expect(await scrollY(page)).toBeGreaterThan(100)
})

test('S2.6b D2.6 going back restores the scroll position and focuses the link that was followed', async ({ page }) => {
  await page.goto('/find')
  const card = page.locator('.card h3 a').nth(12)
  await card.scrollIntoViewIfNeeded()
  const place = await scrollY(page)
  expect(place).toBeGreaterThan(300)
  await card.click()
  await expect(page).toHaveURL(/\/tool\//)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(find(page)).toBeVisible()
  await expect.poll(() => scrollY(page)).toBe(place)
  await expect(card).toBeFocused()
})

test('D2.6 choosing a month keeps the scroll position; another page of a list shows and focuses its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await page.goto('/rank/category_ai')
  await page.evaluate(() => window.scrollTo(0, 120))
  await page.getByRole('button', { name: /^Month/ }).click()
  await page.getByRole('link', { name: 'September 2026' }).click()
  await expect(page.getByRole('button', { name: 'Month: September 2026' })).toBeVisible()
  await page.waitForTimeout(400)
  expect(await scrollY(page)).toBe(120)
  await expect(page.locator('h1')).not.toBeFocused()

  await page.goto('/find')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  const heading = page.locator('#results')
  await expect(heading).toBeFocused()
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(60)
  expect(top).toBeLessThan(350)
})

test('S2.7 a link is prefetched on hover, but not on 2G', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (dataOf.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  const point = async () => {
    fetched.length = 0
    await page.goto('/about')
    await waitForScript(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'By country' }).hover()
    await page.waitForTimeout(700)
    return fetched.filter((path) => path.startsWith('/rank/'))
  }
  expect(await point()).toEqual(['/rank/region.data'])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', saveData: false } })
  })
  expect(await point()).toEqual([])
  expect(fetched).toEqual([])
})

test('S9.1i pages of the main navigation are prefetched when the browser is idle, after 2 s at the latest', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const timeouts: (number | undefined)[] = []
    const original = window.requestIdleCallback
    window.requestIdleCallback = (callback, options) => {
      timeouts.push(options?.timeout)
      return original(callback, options)
    }
    Object.assign(window, { idleTimeouts: timeouts })
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (dataOf.test(request.url())) fetched.push(new URL(request.url()).pathname)
  })
  await page.goto('/about')
  await expect.poll(() => fetched.toSorted()).toEqual(['/find.data', '/submit.data'])
  expect(await page.evaluate(() => (window as unknown as { idleTimeouts: number[] }).idleTimeouts)).toContain(2_000)
})

type Fade = { name: string; delay: number; duration: number }

/** Records animations of page transitions as they start. */
const watchTransition = (page: Page) =>
  page.evaluate(() => {
    const seen: Fade[] = []
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { delay = 0, duration } = animation.effect?.getTiming() ?? {}
        const name = animation instanceof CSSAnimation ? animation.animationName : ''
        if (name.startsWith('page-') && !seen.some((known) => known.name === name))
          seen.push({ name, delay, duration: Number(duration) })
      }
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seenAnimations: seen })
  })
const readTransition = (page: Page) =>
  page.evaluate(() => (window as unknown as { seenAnimations: Fade[] }).seenAnimations)

test('S4.5 the old page fades out, then the new one fades in; the first page appears without a fade', async ({
  page,
}) => {
  await page.goto('/about', { waitUntil: 'commit' })
  await watchTransition(page)
  await waitForScript(page)
  expect(await readTransition(page)).toEqual([])
  await goToFind(page)
  await expect(find(page)).toBeVisible()
  await page.waitForTimeout(400)
  const seen = await readTransition(page)
  expect(seen.toSorted((a, b) => a.delay - b.delay)).toEqual([
    { name: 'page-out', delay: 0, duration: 150 },
    { name: 'page-in', delay: 150, duration: 150 },
  ])
})

test('S4.5 sorting a list does not fade it, because the next click would be lost', async ({ page }) => {
  await keep(page, ['canva', 'deepl'])
  await page.goto('/collect')
  await waitForScript(page)
  await watchTransition(page)
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(`${sampleSite}/collect?sort=name`)
  await page.waitForTimeout(400)
  expect(await readTransition(page)).toEqual([])
})

test('D4.5 nothing fades under prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  await waitForScript(page)
  await watchTransition(page)
  await goToFind(page)
  await expect(find(page)).toBeVisible()
  await page.waitForTimeout(400)
  expect(await readTransition(page)).toEqual([])
})

test('S4.3a choosing the current language fetches nothing and changes nothing', async ({ page }) => {
  await page.goto('/de/find?price=free')
  await page.waitForLoadState('networkidle')
  const before = await page.evaluate(() => window.history.length)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' })
  // The mouse may pass another link on the way, whose page is then prefetched.
  await link.hover()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await link.click()
  await page.waitForTimeout(700)
  expect(requests.filter((address) => !address.includes('/covers/'))).toEqual([])
  expect(await page.evaluate(() => window.history.length)).toBe(before)
  await expect(page).toHaveURL(`${sampleSite}/de/find?price=free`)
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
    await expect(page).toHaveURL(`${sampleSite}/find`)
    await context.setOffline(false)
    await expect(notice).toHaveText('')
    await page.getByRole('contentinfo').getByRole('link', { name: 'By country' }).click()
    await expect(page).toHaveURL(`${sampleSite}/rank/region`)
  })
})

test('S2.8 unknown paths and invalid parameters answer 404 in the language of the address', async ({ page }) => {
  for (const [path, lang] of [
    ['/nowhere', 'en'],
    ['/de/nowhere', 'de'],
    ['/ja/rank/category_ai?page=0', 'ja'],
    ['/zh/find?sort=nonsense', 'zh-Hans-CN'],
  ] as const) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 404])
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
  }
})
