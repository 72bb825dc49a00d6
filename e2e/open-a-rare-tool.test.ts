import type { ToolDetail } from '@polydex/contract/tool-detail'
import { startPatchedSite, type PatchedSite } from './patched-site.ts'
import { expect, sampleApi, test } from './site.ts'

/** A price is shown for 120 days. */
const lookedUpOn = new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10)

const longText = 'A sentence of some length that says what this tool is good for, again and again. '.repeat(8).trim()

const months = Array.from({ length: 12 }, (_, place) => ({
  month: `2026-${String(place + 1).padStart(2, '0')}`,
  visits: place < 3 || place === 7 ? null : 1_000_000 + place * 10_000,
}))

const traffic: ToolDetail['traffic'] = {
  provider: 'Example panel',
  licence: 'CC BY 4.0',
  kind: 'estimated',
  month: '2026-12',
  visits: 1_110_000,
  growth: null,
  growthRate: null,
  visitDurationSeconds: null,
  pagesPerVisit: null,
  bounceRate: null,
  months,
  sources: [],
  countries: [],
  otherCountriesShare: null,
}

/** Two months of two full lists and a short one. */
const bands: ToolDetail['bands'] = {
  provider: 'Chrome UX Report',
  licence: 'CC BY-SA 4.0',
  month: '2026-10',
  lists: { held: 3, full: 2, missing: 1, missingCountries: ['DE'] },
  months: [
    { month: '2026-09', lists: 2, places: [0, 0, 2, 0, 0, 0, 0], reach: null },
    { month: '2026-10', lists: 2, places: [0, 1, 1, 0, 0, 0, 0], reach: null },
  ],
  moves: { compared: 2, ups: 1, downs: 0, arrivals: 0, departures: 0 },
  countries: [
    { code: 'JP', sites: 900_000, isFull: true, band: 5_000, bandBefore: 10_000, isCompared: true },
    { code: 'US', sites: 800_000, isFull: true, band: 10_000, bandBefore: 10_000, isCompared: true },
    { code: 'AD', sites: 400, isFull: false, band: 1_000, bandBefore: null, isCompared: false },
  ],
}

let site: PatchedSite

test.beforeAll(async () => {
  site = await startPatchedSite(sampleApi, 'photoroom', {
    'closed-tool': { status: 'closed' },
    'removed-tool': 'gone',
    'long-tool': { description: longText },
    'silent-tool': { description: null, textLocale: null, useCases: [] },
    'foreign-tool': { description: 'Nur auf Deutsch.', textLocale: 'de', useCases: ['Bilder freistellen'] },
    'priced-tool': {
      description: 'Ends an element: </script><b>bold</b>',
      pricing: { model: 'paid', from: { amount: 12.99, currency: 'USD', period: 'month', checkedOn: lookedUpOn } },
    },
    'listed-tool': { traffic: null, bands, standings: [] },
    'both-tool': { bands },
    'gap-tool': { traffic },
    'lonely-tool': { alternatives: [] },
  })
})
test.afterAll(() => site.stop())

const get = (path: string) => fetch(site.origin + path, { redirect: 'manual' })

test('D2.3c a closed tool keeps its page, says so and offers alternatives; a removed one answers 410', async ({
  page,
}) => {
  await page.goto(`${site.origin}/tool/closed-tool`)
  await expect(page.getByText('Photoroom is no longer offered.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Visit site' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See alternatives' }).click()
  await expect(page.getByRole('region', { name: 'Alternatives' })).toBeInViewport()
  const removed = await get('/zh/tool/removed-tool')
  expect(removed.status).toBe(410)
  expect(removed.headers.get('cache-control')).toBe('no-store')
  expect(await removed.text()).toContain('<html lang="zh-Hans-CN"')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test(`S1.5f S9.1j D1.5 the description has three lines until expanded (JavaScript: ${javaScriptEnabled})`, async ({
      page,
    }) => {
      await page.goto(`${site.origin}/tool/long-tool`)
      const text = page.locator('.tool-head .desc')
      const lines = () =>
        text.evaluate((element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
      await expect(text).toHaveText(longText)
      expect(await lines()).toBeCloseTo(3, 1)
      await page.getByText('Show more').click()
      expect(await lines()).toBeGreaterThan(5)
      await page.getByText('Show less').click()
      expect(await lines()).toBeCloseTo(3, 1)
      // Nothing is clipped here, so there is nothing to expand.
      await page.goto(`${site.origin}/tool/priced-tool`)
      await expect(page.getByText('Show more')).toBeHidden()
    })

    test(`the share button needs JavaScript, the table does not (JavaScript: ${javaScriptEnabled})`, async ({
      page,
    }) => {
      await page.goto(`${site.origin}/tool/priced-tool`)
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible({ visible: javaScriptEnabled })
      await page.getByText('Show as table').click()
      await expect(page.getByRole('rowheader', { name: 'Oct 2026' })).toBeVisible()
    })
  })
}

test('D3.1f a tool without text shows a line of category and price, and only such a page is noindex', async () => {
  const silent = await (await get('/tool/silent-tool')).text()
  expect(silent).toContain('<p class="desc">Image &amp; Photo Editing. Freemium.</p>')
  expect(silent).toContain('<meta name="robots" content="noindex, follow"')
  expect(await (await get('/tool/photoroom')).text()).not.toContain('noindex')
})

test('D3.1f a text in another language has its lang attribute and a note', async ({ page }) => {
  await page.goto(`${site.origin}/tool/foreign-tool`)
  await expect(page.getByText('Nur auf Deutsch.')).toHaveAttribute('lang', 'de')
  await expect(page.getByText('Text in German')).toBeVisible()
  await expect(page.locator('dd[lang="de"]')).toHaveText('Bilder freistellen')
})

test('D3.1g the price shows its model, the amount it starts at and the day it was checked', async ({ page }) => {
  await page.goto(`${site.origin}/tool/priced-tool`)
  await expect(page.locator('.tool-head')).toContainText('from $12.99 a month')
  const about = page.getByRole('region', { name: 'About this entry' })
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(lookedUpOn))
  await expect(about).toContainText(`Paidfrom $12.99 a month · checked ${day}`)
})

test('search engines get the entry as JSON-LD, and no text can break out of it', async () => {
  const html = await (await get('/tool/priced-tool')).text()
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'SoftwareApplication',
    name: 'Photoroom',
    url: `${site.origin}/tool/priced-tool`,
    description: 'Ends an element: </script><b>bold</b>',
    offers: { '@type': 'Offer', price: 12.99, priceCurrency: 'USD' },
  })
})

test('D3.1 D3.1b bands are shown as places in lists with their source, and visits are said to be unknown', async ({
  page,
}) => {
  await page.goto(`${site.origin}/tool/listed-tool`)
  expect(await page.locator('.facts > div').allTextContents()).toEqual([
    'Among the first 5,000 sites in1 country0 in September',
    'Listed in2 of 2full country lists',
    'Since September1 up 0 downcountries up, countries down',
  ])
  await expect(page.locator('.prov').first()).toHaveText(
    'Place in country lists · Chrome UX Report · Oct 2026 · 2 full lists of 3 · 1 missing · ▲ ▼ since September',
  )
  await expect(page.getByText('Visits are not known')).toBeVisible()
  await expect(page.locator('main').getByText('no data')).toHaveCount(0)
  await expect(page.getByText('History starts in September 2026')).toBeVisible()
})

test('D3.1 places in lists are shown below visits, with their own source', async ({ page }) => {
  await page.goto(`${site.origin}/tool/both-tool`)
  await expect(page.locator('.facts')).toContainText('Monthly visits')
  const headings = await page.locator('main h2').allTextContents()
  expect(headings.indexOf('In the first 5,000 of 1 country, up from 0')).toBeGreaterThan(headings.indexOf('Countries'))
  await expect(page.locator('.prov').filter({ hasText: 'Chrome UX Report' })).toHaveCount(1)
})

test('D3.1b months, sources and countries without figures are shown as gaps, and say so', async ({ page }) => {
  await page.goto(`${site.origin}/tool/gap-tool`)
  await expect(page.locator('.chart rect')).toHaveCount(8)
  await page.getByText('Show as table').click()
  await expect(page.getByRole('table', { name: /twelve months/ }).getByText('no data')).toHaveCount(4)
  await expect(page.locator('.facts')).toContainText('not comparable')
  await expect(page.getByText('The provider does not say how visitors arrived.')).toBeVisible()
  await expect(page.getByText('The provider does not say where visitors came from.')).toBeVisible()
})

test('a tool that is alone in its category says so', async ({ page }) => {
  await page.goto(`${site.origin}/tool/lonely-tool`)
  await expect(page.getByText('There is no other tool under Image & Photo Editing yet.')).toBeVisible()
})
