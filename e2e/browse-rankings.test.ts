import { askApi, canonicalOf, readPage } from './read-page.ts'
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

test('S2.2h S2.2i S2.2j S2.2k S2.3a S2.3b S2.3c all rankings are complete pages in two languages', async () => {
  for (const [prefix, lang] of [
    ['', 'en'],
    ['/de', 'de'],
  ])
    for (const path of paths) {
      const { status, html } = await readPage(prefix + path)
      expect([prefix, path, status]).toEqual([prefix, path, 200])
      expect(html).toContain(`<html lang="${lang}"`)
      expect(html).toMatch(/<h1[^>]*>[^<]{4,}<\/h1>/)
      expect(html).toContain('class="rank-menu')
      expect(html).toMatch(/<title>[^<]{8,90}<\/title>/)
      expect(html).toMatch(/<meta name="description" content="[^"]{30,170}"/)
      expect(canonicalOf(html)).toBe(sampleSite + prefix + path)
    }
})

test('S1.1g S1.6k the rank menu links to every kind of ranking, and marks the current one', async ({ page }) => {
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
})

test('D7.2c D3.1d rankings are in the order of the API, with their figures, and explain how they are counted', async ({
  page,
}) => {
  type Standings = { categories: { name: string; tools: number; topTools: { name: string }[] }[] }
  const { categories } = await askApi<Standings>('/api/ranking/getCategory?locale=en')
  await page.goto('/rank/Category')
  expect(await page.locator('.standings .name').allInnerTexts()).toEqual(categories.map(({ name }) => name))
  const first = page.locator('.standings tbody tr').first()
  await expect(first.locator('.meta')).toHaveText(`${categories[0]?.tools} tools`)
  expect(await first.locator('.top-tools a').allInnerTexts()).toEqual(categories[0]?.topTools.map(({ name }) => name))

  await page.goto('/rank/hot')
  const shown = await page.locator('.rank tbody .rate .num').allInnerTexts()
  const rates = shown.map((text) => Number(text.replace('−', '-').replace(/[^\d.-]/g, '')))
  expect([rates.length, rates]).toEqual([24, rates.toSorted((a, b) => b - a)])
  await expect(page.locator('.rank-note .prov')).toHaveText(/^Sample\s· .+\s· Oct 2026$/)
  await expect(page.locator('.rank tbody .subject a').first()).toHaveAttribute('href', /^\/tool\/[a-z0-9-]+$/)
  await page.getByText('How this is counted').click()
  await expect(page.getByText('(visits of the month − visits of the month before) ÷')).toBeVisible()

  const { tools } = await askApi<{ tools: { name: string }[] }>('/api/ranking/getRegion?locale=en&region=JP')
  await page.goto('/rank/region_ai/JP')
  expect(await page.locator('.rank .name').allInnerTexts()).toEqual(tools.map(({ name }) => name))
})

test('S1.6e the six sources are explained, each with its top three tools and a link to its ranking', async () => {
  const { html } = await readPage('/rank/Source')
  const list = /<ul class="source-overview[^]*?<\/main>/.exec(html)?.[0] ?? ''
  const sources = Array.from(list.matchAll(/<h2[^>]*><a [^>]*href="\/rank\/Source_ai\/(\w+)"/g), ([, source]) => source)
  expect(new Set(sources)).toEqual(new Set(['direct', 'display', 'mail', 'referrals', 'search', 'social']))
  expect([list.match(/Visitors who /g)?.length, list.match(/href="\/tool\//g)?.length]).toEqual([6, 18])
})

test('D7.5 an overview of a past month links to lists of that month; the newest has no month in its address', async () => {
  for (const [path, target] of [
    ['Category', /"\/rank\/category_ai\/[a-z-]+\?month=2026-08"/],
    ['region', /"\/rank\/region_ai\/[A-Z]{2}\?month=2026-08"/],
    ['Source', /"\/rank\/Source_ai\/[a-z]+\?month=2026-08"/],
  ] as const)
    expect((await readPage(`/rank/${path}?month=2026-08`)).html).toMatch(target)
  expect(canonicalOf((await readPage('/rank/hot?month=2026-10')).html)).toBe(`${sampleSite}/rank/hot`)
})

test('D3.1b without figures every ranking says so, is not indexed and links to another one', async () => {
  for (const path of ['/rank/hot', '/rank/region', '/rank/region_ai', '/rank/Source', '/rank/Source_ai/search']) {
    const { status, html } = await readPage(path, bareSite)
    expect([path, status, /No figures yet|no figures by source/.test(html)]).toEqual([path, 200, true])
    expect(html).toContain('href="/rank/category_ai"')
    expect(html).toContain('noindex')
  }
  const menus = /<header class="[^]*?<\/header>|<footer class="[^]*?<\/footer>/g
  const named = ((await readPage('/find', bareSite)).html.match(menus) ?? [])
    .join('')
    .matchAll(/href="(\/rank\/[^"]*)"/g)
  expect(new Set(Array.from(named, ([, address]) => address))).toEqual(new Set(['/rank/category_ai']))
})
