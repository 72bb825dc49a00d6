import { isLong } from '../tests/run-mode.ts'
import { expect, sampleApi, test } from './site.ts'

test.use({ baseURL: sampleApi })

for (const width of isLong ? [1440, 375] : [375]) {
  test(`the API documentation tries out a call at ${width} px, and contacts no other host`, async ({ page }) => {
    const origins = new Set<string>()
    page.on('request', (request) => {
      if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
    })
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { name: 'Polydex API' })).toBeVisible()
    const call = page.locator('#operations-Rankings-getRegion')
    await call.locator('.opblock-summary-control').click()
    await call.getByRole('button', { name: 'Try it out' }).click()
    const answered = page.waitForResponse((response) => response.url().includes('/api/ranking/getRegion'))
    await call.getByRole('button', { name: 'Execute' }).click()
    expect((await answered).status()).toBe(200)
    await expect(call.locator('.live-responses-table')).toContainText('"region": "JP"')
    expect([...origins]).toEqual([sampleApi])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}
