import { localeCodes } from '@polydex/contract/locale'
import { expect, sampleSite, test } from './site.ts'

test('S1.5a every card has its own cover, served by the site as an immutable SVG', async ({ page }) => {
  await page.goto('/find')
  const covers = page.locator('.card .cover')
  expect(await covers.count()).toBe(24)
  for (const cover of await covers.all()) {
    await cover.scrollIntoViewIfNeeded()
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
  const addresses = await covers.evaluateAll((images) => images.map((image) => image.getAttribute('src')))
  expect(new Set(addresses).size).toBe(24)
  const response = await fetch(sampleSite + (addresses[0] ?? ''))
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect((await fetch(`${sampleSite}/covers/1/nonsense/Canva.svg`)).status).toBe(404)
})

test('a cover opened by itself has its colours, and other ones in dark mode', async ({ page }) => {
  const fieldColour = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.t') ?? document.documentElement).fill)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/covers/1/image/Canva.svg')
  const light = await fieldColour()
  expect(light).not.toBe('rgb(0, 0, 0)')
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await fieldColour()).not.toBe(light)
})

test('S1.4c every language has its own share image, 1200 by 630', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(locale === 'en' ? '/about' : `/${locale}/about`)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(address).toBe(`${sampleSite}/share/${locale}.png`)
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    const response = await fetch(address ?? '')
    expect(response.headers.get('content-type')).toBe('image/png')
    const picture = new DataView(await response.arrayBuffer())
    expect([picture.getUint32(16), picture.getUint32(20)]).toEqual([1200, 630])
  }
})
