import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** Requests of the framework during a client navigation. */
const dataOf = /\.data(\?|$)/

/** Holds back the data of the next page. */
const delayData = (page: Page, ms: number) =>
  page.route(dataOf, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })

type Sample = { at: number; value: number; phase: string }

/** Records every change of the loading bar from now on. */
async function watchBar(page: Page): Promise<() => Promise<Sample[]>> {
  await page.evaluate(() => {
    const samples: Sample[] = []
    const startedAt = performance.now()
    const write = () => {
      const now = document.querySelector<HTMLProgressElement>('.loading-bar')
      const phase = now === null || now.hidden ? 'hidden' : now.className.replace('loading-bar ', '')
      const value = now?.value ?? 0
      const last = samples.at(-1)
      if (last?.phase !== phase || last.value !== value)
        samples.push({ at: performance.now() - startedAt, value, phase })
    }
    // Observe the document: the error page has a bar of its own.
    new MutationObserver(write).observe(document, { attributes: true, childList: true, subtree: true })
    Object.assign(window, { barSamples: samples })
  })
  return () => page.evaluate(() => (window as unknown as { barSamples: Sample[] }).barSamples)
}

const goToFind = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Find', exact: true }).click()
const find = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find a tool' })

/** Opens a page whose clock advances only when the test says so, and holds back the data of the next page. */
async function openWithHeldData(page: Page) {
  await page.clock.install()
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  const held = Promise.withResolvers<undefined>()
  await page.route(dataOf, async (route) => {
    await held.promise
    await route.continue()
  })
  return { release: () => held.resolve(undefined), read: await watchBar(page) }
}

test.describe('the loading bar', () => {
  test('S2.5 S4.4a S4.4b S4.4c S9.1d S9.1e grows by ms/50 every 200 ms and completes when the data arrives', async ({
    page,
  }) => {
    const { release, read } = await openWithHeldData(page)
    await goToFind(page)
    const bar = page.locator('.loading-bar')
    // The router may start a moment after the click.
    await expect(async () => {
      await page.clock.runFor(200)
      expect(await bar.evaluate((now: HTMLProgressElement) => now.value)).toBeGreaterThanOrEqual(40)
    }).toPass({ intervals: [20] })
    expect(await bar.getAttribute('style')).toBeNull()
    release()
    await expect(find(page)).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(bar).toBeHidden()
    const samples = await read()
    const values = samples.filter(({ phase }) => phase === 'running').map(({ value }) => Math.round(value))
    expect(values).toEqual(values.map((_, index) => 4 * (index + 1)))
    expect(samples.at(-2)).toMatchObject({ phase: 'done', value: 100 })
  })

  test('S4.4e S9.1f stops at 100 if loading takes longer', async ({ page }) => {
    const { release, read } = await openWithHeldData(page)
    await goToFind(page)
    await page.clock.runFor(6_000)
    release()
    await expect(find(page)).toBeVisible()
    const running = (await read()).filter(({ phase }) => phase === 'running')
    expect(Math.max(...running.map(({ value }) => value))).toBe(100)
  })

  test('S4.4a starts even if only a query parameter changes', async ({ page }) => {
    await page.goto('/rank/category_ai')
    await delayData(page, 800)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.locator('.loading-bar')).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
  })

  test('S9.1h is not shown for a page that loads within 200 ms', async ({ page }) => {
    const { release, read } = await openWithHeldData(page)
    await goToFind(page)
    await page.clock.runFor(199)
    release()
    await expect(find(page)).toBeVisible()
    await page.clock.runFor(1_000)
    expect((await read()).filter(({ phase }) => phase !== 'hidden')).toEqual([])
  })

  test.describe('when a page fails to load', () => {
    test.use({ expectedFaults: /./ })

    test('S4.4d changes its colour for 2 s, and the error page gets focus', async ({ page }) => {
      await page.goto('/about')
      await page.waitForLoadState('networkidle')
      await page.route(dataOf, (route) => route.fulfill({ status: 500, body: 'broken' }))
      const read = await watchBar(page)
      await goToFind(page)
      const bar = page.locator('.loading-bar.failed')
      await expect(bar).toBeVisible()
      const colours = await page.evaluate(() => ({
        bar: getComputedStyle(document.querySelector('.loading-bar') ?? document.body).color,
        accent: getComputedStyle(document.querySelector('a.logo') ?? document.body).color,
      }))
      expect(colours.bar).not.toBe(colours.accent)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(bar).toBeHidden()
      // Recorded by the page itself: this test may poll late.
      const samples = await read()
      const failedAt = samples.find(({ phase }) => phase === 'failed')?.at ?? NaN
      const hiddenAt = samples.find(({ at, phase }) => at > failedAt && phase === 'hidden')?.at ?? NaN
      expect(hiddenAt - failedAt).toBeGreaterThan(1_900)
    })
  })
})
