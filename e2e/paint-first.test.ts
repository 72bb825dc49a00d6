import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

/** When the first paint was, when the first script was asked for, and how many style sheets the paint waited for. */
const readStart = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const scripts = files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)
    const styles = files.filter(({ name }) => new URL(name).pathname.endsWith('.css'))
    return { paint: paint?.startTime ?? 0, script: Math.min(...scripts), styles: styles.length }
  })

for (const path of ['/', '/find', '/tool/deepl', '/rank/hot', '/submit', '/nowhere'])
  test(`${path} is painted after two style sheets at most, and asks for scripts then`, async ({ page }) => {
    await page.goto(path)
    await waitForScript(page)
    const { paint, script, styles } = await readStart(page)
    expect(paint).toBeGreaterThan(0)
    expect(styles).toBeLessThanOrEqual(2)
    expect(script).toBeGreaterThanOrEqual(paint)
  })

test('a page in a tab that nobody looks at waits for no paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    Object.defineProperty(window, 'PerformanceObserver', {
      value: class {
        observe() {}
      },
    })
  })
  await page.goto('/find')
  await waitForScript(page)
  const loadedAt = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd as number,
  )
  const { script } = await readStart(page)
  expect(script).toBeLessThan(loadedAt + 900)
})
