import { findFaults } from '../quality/a11y/find-faults.ts'
import { addFormerSlug } from './add-former-slug.ts'
import { textOf } from './page-text.ts'
import { canonicalOf, readPage } from './read-page.ts'
import { bareSite, expect, listedSite, sampleSite, test } from './site.ts'

test.use({ baseURL: listedSite })

/** The first rows of the full lists as visible text: country, month before, now, length. */
const rowsIn = (html: string): string[][] =>
  [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([, row = '']) =>
    row
      .replace(/<title>.*?<\/title>/gs, '')
      .split(/<td[^>]*>/)
      .map((cell) => cell.replace(/<[^>]+>/g, '').trim()),
  )

test('D2.2b every list has a row with place, month before, length and history; short ones do not count', async () => {
  const { status, html } = await readPage('/tool/claude/countries', listedSite)
  const rows = rowsIn(html)
  expect([status, rows.length]).toEqual([200, 39])
  expect(rows[0]).toEqual(['South Korea', '1,000', '1,000', '350,000', ''])
  expect(rows[12]).toEqual(['Sweden', '5,000', '1,000 up', '338,000', ''])
  expect(rows.at(-1)?.[3]).toBe('400')
  expect(html).toContain('<title>5,000 from Jul 2026 · 1,000 from Oct 2026</title>')
  expect(html).toContain('First 1,000 in 16 countries')
  expect(html).toMatch(/Small lists.*Andorra.*Missing lists.*Japan/s)
  expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/visits|traffic|no data/i)
  expect(html.match(/class="prov"/g)).toHaveLength(1)
  expect((await readPage('/tool/jasper/countries', listedSite)).html).toMatch(/class="none down"[^>]*>not listed/)
})

test('D2.2b orders and months are links that need no JavaScript; only months have canonical addresses', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL: listedSite })).newPage()
  await page.goto('/tool/claude/countries')
  const table = page.locator('table').first()
  const firstCountry = table.locator('tbody th').first()
  await expect(table.locator('[aria-sort]')).toHaveText('Sites in the list')
  await table.getByRole('link', { name: 'Country', exact: true }).click()
  await expect(page).toHaveURL(/\/tool\/claude\/countries\?sort=name$/)
  await expect(table.locator('[aria-sort=ascending]')).toHaveText('Country')
  await expect(firstCountry).toHaveText('Argentina')
  await table.getByRole('link', { name: 'Oct 2026' }).click()
  await expect(table.locator('[aria-sort=ascending]')).toHaveText('Oct 2026')
  await expect(firstCountry).toHaveText('South Korea')
  await page.getByRole('button', { name: /October 2026/ }).click()
  await page.getByRole('link', { name: 'August 2026' }).click()
  await expect(page).toHaveURL(/\?month=2026-08&sort=place$/)
  await expect(table.locator('thead')).toContainText('Jul 2026')
  expect(canonicalOf(await page.content())).toBe(`${listedSite}/tool/claude/countries?month=2026-08`)
  await expect(firstCountry.getByRole('link')).toHaveAttribute('href', '/rank/region_ai/KR?month=2026-08')
})

test('in Japanese at 320 px the page fits, axe finds no violations, and a breadcrumb links back to the tool', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/ja/tool/jasper/countries')
  await expect(page.locator('tbody th').first()).toHaveText('韓国')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await findFaults(page, { within: 'main' })).toEqual([])
  await page.locator('.crumbs').getByRole('link', { name: 'Jasper' }).click()
  await expect(page).toHaveURL(/\/ja\/tool\/jasper$/)
})

test('D2.2b a tool in no list and a site without lists say so and are not indexed', async () => {
  const unlisted = await readPage('/tool/rytr/countries', listedSite)
  expect(unlisted.html).toContain('Rytr is in none of the 39 country lists that this site has for October 2026.')
  const none = await readPage('/tool/claude/countries', bareSite)
  expect(none.html).toContain(textOf('en', 'place.noLists'))
  for (const { status, html } of [unlisted, none]) {
    expect([status, html.includes('<table')]).toEqual([200, false])
    expect(html).toContain('<meta name="robots" content="noindex, follow"')
  }
  const { html } = await readPage('/tool/claude/countries', listedSite)
  expect(html).not.toContain('name="robots"')
  expect(html.match(/<link rel="alternate" hrefLang=/g)).toHaveLength(10)
})

test('D2.3c a former slug redirects; unknown tools, months and orders answer 404', async () => {
  await addFormerSlug('canva', 'canva-of-old')
  const { status, headers } = await fetch(`${sampleSite}/de/tool/canva-of-old/countries`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([301, '/de/tool/canva/countries'])
  const paths = ['/tool/nobody/countries', '/tool/claude/countries?month=2020-01', '/tool/claude/countries?sort=beauty']
  for (const path of paths) expect([path, (await readPage(path, listedSite)).status]).toEqual([path, 404])
})
