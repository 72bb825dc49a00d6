import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** Milliseconds. Head start that style sheets get on a slow connection. */
const start = 300

/** Times of the first paint, the first script request and the first style sheet, and the number of style sheets. */
const readStart = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
    const styles = files.filter(({ name }) => new URL(name).pathname.endsWith('.css'))
    return {
      paint: paint?.startTime ?? 0,
      script: Math.min(...scripts),
      style: Math.min(...styles.map(({ startTime }) => startTime)),
      styles: styles.length,
    }
  })

for (const path of ['/', '/find', '/tool/deepl', '/rank/hot', '/submit', '/nowhere'])
  test(`${path} has at most two style sheets, and scripts give them a head start`, async ({ page }) => {
    await page.goto(path)
    await waitForScript(page)
    const { paint, script, style, styles } = await readStart(page)
    expect(styles).toBeLessThanOrEqual(2)
    expect(paint).toBeGreaterThan(0)
    expect(script).toBeGreaterThanOrEqual(Math.min(paint, style + start - 50))
  })

test('on a slow connection scripts do not wait until style sheets have arrived', async ({ page }) => {
  await page.route(/\.css/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    await route.continue()
  })
  await page.goto('/find')
  await waitForScript(page)
  const { paint, script } = await readStart(page)
  expect(paint).toBeGreaterThan(2_000)
  expect(script).toBeLessThan(2_000)
})
