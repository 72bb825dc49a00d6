import { locales } from '@polydex/contract/locale'
import { askApi, canonicalOf, prefixOf, readPage } from './read-page.ts'
import { bareSite, expect, sampleSite, test } from './site.ts'

const paths = [
  '/rank/Category',
  '/rank/category_ai',
  '/rank/hot',
  '/rank/region',
  '/rank/region_ai/JP',
  '/rank/Source',
  '/rank/Source_ai/search',
]

test('S2.2h S2.2i S2.2j S2.2k S2.3a S2.3b S2.3c all rankings are complete pages in nine languages', async () => {
  for (const { code, htmlLang } of locales) {
    for (const path of paths) {
      const { status, html } = await readPage(prefixOf(code) + path)
      expect([code, path, status]).toEqual([code, path, 200])
      expect(html).toContain(`<html lang="${htmlLang}"`)
      expect(html).toMatch(/<h1[^>]*>[^<]{4,}<\/h1>/)
      expect(html).toContain('class="rank-menu')
      expect(html).toMatch(/<title>[^<]{8,90}<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{30,170}"/)
      expect(canonicalOf(html)).toBe(sampleSite + prefixOf(code) + path)
      // Every message got its arguments: no placeholder is left.
      expect([code, path, /<main[^]*<\/main>/.exec(html)?.[0].match(/\{\w+[,}]/)]).toEqual([code, path, null])
    }
  }
})

test('D2.3 D7.5 an unknown region, source, category, month or page shows the 404 page', async () => {
  for (const path of [
    '/rank/region_ai/ZZ',
    '/rank/region_ai/JPN',
    '/rank/Source_ai/nowhere',
    '/rank/category_ai/nonsense',
    '/rank/hot?page=99',
    '/rank/Category?month=1999-01',
    '/rank/region?month=2020-01',
    '/rank/Source?month=x',
    '/ja/rank/region_ai/JP?page=0',
  ]) {
    const { status, html } = await readPage(path)
    expect([path, status]).toEqual([path, 404])
    expect(html).toContain(path.startsWith('/ja') ? '<html lang="ja"' : 'This page could not be found')
  }
})

test('S1.1g S1.6k the rank menu links to every kind of ranking and marks the current one', async ({ page }) => {
  await page.goto('/rank/category_ai')
  const menu = page.getByRole('navigation', { name: 'Kinds of rankings' })
  const kinds: [link: string, heading: string][] = [
    ['Rising fastest', 'Fastest-rising AI tools'],
    ['Categories by visits', 'AI tool categories by visits'],
    ['By country', 'AI tools by country'],
    ['By source', 'AI tools by source of visits'],
    ['Most visited', 'Most visited AI tools'],
  ]
  for (const [link, heading] of kinds) {
    await menu.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(menu.locator('[aria-current]')).toHaveText(link)
  }
  await page.goto('/rank/category_ai/seo')
  await expect(menu.locator('[aria-current="true"]')).toHaveText('Categories by visits')
})

test('D7.2c categories are in the order of the API, with number of tools, visits, growth and top tools', async ({
  page,
}) => {
  type Standings = { categories: { name: string; tools: number; topTools: { name: string }[] }[] }
  const { categories } = await askApi<Standings>('/api/ranking/getCategory?locale=en')
  await page.goto('/rank/Category')
  expect(await page.locator('.standings .name').allInnerTexts()).toEqual(categories.map(({ name }) => name))
  const first = page.locator('.standings tbody tr').first()
  await expect(first.locator('.meta')).toHaveText(`${categories[0]?.tools} tools`)
  await expect(first.locator('.visits')).toHaveText(/^\d+(\.\d+)?[KMB]$/)
  await expect(first.locator('.rate')).toContainText(/[+−]\d+\.\d%/)
  expect(await first.locator('.top-tools a').allInnerTexts()).toEqual(categories[0]?.topTools.map(({ name }) => name))
  await first.getByRole('link', { name: categories[0]?.name ?? '' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(categories[0]?.name ?? '')
})

test('D3.1d trending is sorted by growth rate, a country as in the API, and each ranking explains its formula', async ({
  page,
}) => {
  const readFigures = async (selector: string) =>
    (await page.locator(selector).allInnerTexts()).map((text) => Number(text.replace('−', '-').replace(/[^\d.-]/g, '')))
  await page.goto('/rank/hot')
  const rates = await readFigures('.rank tbody .rate .num')
  expect(rates).toHaveLength(24)
  expect(rates).toEqual(rates.toSorted((a, b) => b - a))
  await page.getByText('How this is counted').click()
  await expect(page.getByText('(visits of the month − visits of the month before) ÷')).toBeVisible()

  type Ranking = { tools: { name: string }[] }
  const { tools } = await askApi<Ranking>('/api/ranking/getRegion?locale=en&region=JP')
  await page.goto('/rank/region_ai/JP')
  expect(await page.locator('.rank .name').allInnerTexts()).toEqual(tools.map(({ name }) => name))
  await page.getByText('How this is counted').click()
  await expect(page.getByText('Visits from a country = visits of the tool in the month ×')).toBeVisible()
  await page.goto('/rank/Source_ai/mail')
  await page.getByText('How this is counted').click()
  await expect(page.getByText('Visits through a source = visits of the tool in the month ×')).toBeVisible()
})

test('a ranking links to its tools and states the kind, provider and month of its figures', async ({ page }) => {
  await page.goto('/rank/hot')
  await expect(page.locator('.rank-note .prov')).toHaveText(/^Sample · .+ · Oct 2026$/)
  const link = page.locator('.rank tbody .subject a').first()
  await expect(link).toHaveAttribute('href', /^\/tool\/[a-z0-9-]+$/)
  await expect(link).toHaveAccessibleName((await link.innerText()).trim())
})

test('S1.6e the six sources are explained, each with its top three tools and a link to its ranking', async ({
  page,
}) => {
  await page.goto('/rank/Source')
  const entries = page.locator('.source-overview > li')
  await expect(entries).toHaveCount(6)
  for (const name of ['Direct', 'Search', 'Referrals', 'Social', 'Email', 'Display ads']) {
    const entry = entries.filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await expect(entry.locator('p')).toHaveText(/^Visitors who /)
    await expect(entry.getByRole('listitem')).toHaveCount(3)
  }
  await entries
    .nth(1)
    .getByRole('link', { name: /^See all \d+ tools$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Search: most visited AI tools' })).toBeVisible()
})

test('D7.5 an overview of a past month links to lists of that month; the newest has no month in its address', async ({
  page,
}) => {
  for (const [path, target] of [
    ['/rank/Category', /\/rank\/category_ai\/[a-z-]+\?month=2026-08$/],
    ['/rank/region', /\/rank\/region_ai\/[A-Z]{2}\?month=2026-08$/],
    ['/rank/Source', /\/rank\/Source_ai\/[a-z]+\?month=2026-08$/],
  ] as const) {
    await page.goto(`${path}?month=2026-08`)
    await expect(page.getByRole('button', { name: 'Month: August 2026' })).toBeVisible()
    const list = page.locator('.standings .subject a, .region-overview li a, .source-overview h2 a').first()
    await expect(list).toHaveAttribute('href', target)
    await page.getByRole('button', { name: /^Month/ }).click()
    await page.getByRole('link', { name: 'October 2026' }).click()
    await expect(page).toHaveURL(sampleSite + path)
  }
  expect(canonicalOf((await readPage('/rank/hot?month=2026-10')).html)).toBe(`${sampleSite}/rank/hot`)
  expect(canonicalOf((await readPage('/rank/hot?month=2026-09&page=2')).html)).toBe(
    `${sampleSite}/rank/hot?month=2026-09&amp;page=2`,
  )
})

test('D3.1b without figures every ranking says so, is not indexed and links to another one', async () => {
  for (const path of ['/rank/hot', '/rank/region', '/rank/region_ai', '/rank/Source', '/rank/Source_ai/search']) {
    const { status, html } = await readPage(path, bareSite)
    expect([path, status]).toEqual([path, 200])
    expect([path, /No figures yet|no figures by source/.test(html)]).toEqual([path, true])
    expect([path, html.includes('npm run job fetch-bands -- --months 12')]).toEqual([path, true])
    expect(html).toContain('href="/rank/category_ai"')
    expect(html).toContain('noindex')
  }
  const categories = await readPage('/rank/Category', bareSite)
  expect(categories.html).toMatch(/no visit figures yet|categories cannot be compared/)
  const menus = /<header class="[^]*?<\/header>|<footer class="[^]*?<\/footer>/g
  const named = ((await readPage('/find', bareSite)).html.match(menus) ?? [])
    .join('')
    .matchAll(/href="(\/rank\/[^"]*)"/g)
  expect(new Set(Array.from(named, ([, address]) => address))).toEqual(new Set(['/rank/category_ai']))
})
