import type { Page } from '@playwright/test'
import { locales } from '@polydex/contract/locale'
import { canonicalOf, prefixOf, readPage } from './read-page.ts'
import { bareSite, expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

const stripOf = (page: Page) => page.getByRole('region', { name: 'Three at random' })

const readStrip = (page: Page) => stripOf(page).getByRole('listitem').getByRole('link').allInnerTexts()

const slugsOf = (html: string): string[] =>
  [
    ...(/<section[^>]*aria-labelledby="random-heading"[^]*?<\/section>/.exec(html)?.[0] ?? '').matchAll(
      /\/tool\/([a-z0-9-]+)"/g,
    ),
  ].map(([, slug = '']) => slug)

test('D1.1f S1.1f “surprise me” puts three other tools into the strip, without scrolling or a page load', async ({
  page,
}) => {
  await page.goto('/')
  await waitForScript(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  const again = stripOf(page).getByRole('link', { name: 'Surprise me' })
  const seen = [await readStrip(page)]
  await again.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  for (let turn = 0; turn < 3; turn += 1) {
    await again.click()
    await expect.poll(() => readStrip(page)).not.toEqual(seen.at(-1))
    seen.push(await readStrip(page))
  }
  expect(seen.map((names) => new Set(names).size)).toEqual([3, 3, 3, 3])
  expect(new Set(seen.map(String)).size).toBe(4)
  await expect(again).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  expect(documents).toEqual([])
  // The same three are shown after opening one of them, or after a reload.
  await page.reload()
  expect(await readStrip(page)).toEqual(seen.at(-1))
  await waitForScript(page)
  await stripOf(page).getByRole('listitem').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.at(-1)?.[0] ?? '')
  await page.goBack()
  await expect.poll(() => readStrip(page)).toEqual(seen.at(-1))
  // One step back leaves the home page: each new selection replaces the history entry.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('D1.1f S1.1f “surprise me” returns to the strip with three other tools each time', async ({ page }) => {
    await page.goto('/')
    const seen = [await readStrip(page)]
    for (let turn = 0; turn < 3; turn += 1) {
      await stripOf(page).getByRole('link', { name: 'Surprise me' }).click()
      await expect(stripOf(page)).toBeInViewport()
      seen.push(await readStrip(page))
    }
    expect(seen.map((names) => names.length)).toEqual([3, 3, 3, 3])
    expect(new Set(seen.map(String)).size).toBe(4)
  })
})

test('D1.1f the strip is in the HTML of every language, under one canonical address, and cacheable', async () => {
  for (const { code } of locales) {
    const path = prefixOf(code) || '/'
    const { status, html } = await readPage(`${path}?seed=271828`)
    expect([code, status, slugsOf(html).length]).toEqual([code, 200, 3])
    expect(canonicalOf(html)).toBe(`${sampleSite}${prefixOf(code) || '/'}`)
    expect(slugsOf((await readPage(`${path}?seed=271828`)).html)).toEqual(slugsOf(html))
    expect(slugsOf((await readPage(path)).html)).toHaveLength(3)
  }
  // Answers 304 if the ETag matches, which a page that differs each time could not.
  const first = await fetch(`${sampleSite}/de`)
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(`${sampleSite}/de`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  for (const seed of ['0', 'x', '1234567890'])
    expect([seed, (await readPage(`/?seed=${seed}`)).status]).toEqual([seed, 404])
  expect(slugsOf((await readPage('/', bareSite)).html)).toHaveLength(3)
})
