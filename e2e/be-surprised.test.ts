import type { Page } from '@playwright/test'
import { canonicalOf, readPage } from './read-page.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

const stripOf = (page: Page) => page.getByRole('region', { name: 'Three at random' })

const readStrip = (page: Page) => stripOf(page).locator('h3').allTextContents()

test('D1.1f S1.1f “surprise me” puts three other tools into the strip, without scrolling or a page load', async ({
  page,
}) => {
  await page.goto('/')
  await waitForScript(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  const again = stripOf(page).getByRole('link', { name: 'Three others' })
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
  // Without JavaScript it is a link to a page with another three, under the same canonical address.
  await expect(again).toHaveAttribute('href', /^\/\?seed=\d+#/)
  expect(canonicalOf((await readPage('/ja?seed=271828')).html)).toBe(`${sampleSite}/ja`)
  expect((await readPage('/?seed=x')).status).toBe(404)
  // The same three are shown after opening one of them, or after a reload.
  await page.reload()
  expect(await readStrip(page)).toEqual(seen.at(-1))
  await waitForScript(page)
  await stripOf(page).locator('h3 a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seen.at(-1)?.[0] ?? '')
  await page.goBack()
  await expect.poll(() => readStrip(page)).toEqual(seen.at(-1))
  // One step back leaves the home page: each new selection replaces the history entry.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})
