import { getHome } from '@polydex/contract/home'
import { localeCodes, locales } from '@polydex/contract/locale'
import { isLong } from '../tests/run-mode.ts'
import { bareSite, expect, sampleApi, sampleSite, test } from './site.ts'

async function readHome(locale = 'en') {
  const response = await fetch(`${sampleApi}${getHome.path}?locale=${locale}`)
  return getHome.output.parse(((await response.json()) as { data: unknown }).data)
}

const homeOf = (code: string) => (code === 'en' ? '/' : `/${code}`)

test('S1.6c S1.3 D1.3 S2.2a home has a title, counts, dates and a search in every language', async ({ page }) => {
  for (const { code } of locales) {
    const { figures } = await readHome(code)
    await page.goto(homeOf(code))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const lead = page.locator('.hero .lead')
    await expect(lead).toContainText(String(figures.tools))
    await expect(lead).toContainText(String(figures.categories))
    await expect(page.locator('.hero .stamp span')).toHaveCount(2)
    await expect(page.locator('.hero').getByRole('search')).toBeVisible()
  }
})

test('D7.2b the HTML has rising tools, leaders and one section per index group, and no old news', async () => {
  const home = await readHome()
  const html = (await (await fetch(sampleSite)).text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
  const names = [...home.trending.tools, ...home.sections.flatMap(({ cards }) => cards)]
  for (const { name, slug } of names)
    expect([slug, html.includes(`href="/tool/${slug}"`), html.includes(name)]).toEqual([slug, true, true])
  for (const { name } of [...home.groups, ...home.sections]) expect(html).toContain(name)
  expect(home.sections.length).toBeGreaterThan(2)
  // The newest tool of the test catalogue was listed in 2026-07: see-the-date-added.test.ts makes it news.
  expect([home.hasNews, html.includes('id="newest-heading"')]).toEqual([false, false])
  expect(html.match(/class="[^"]*group-section/g)).toHaveLength(home.sections.length)
})

test('rising tools have rank, growth and sparkline, and a link to the full ranking', async ({ page }) => {
  const { trending } = await readHome()
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Rising fastest' })
  const items = strip.getByRole('listitem')
  await expect(items).toHaveCount(trending.tools.length)
  await expect(items.first()).toContainText(/^1.*\+\d+\.\d%\s*up/s)
  await expect(items.first().locator('.spark path')).not.toHaveCount(0)
  await expect(strip.locator('.prov')).toHaveText(/^Sample · .+ · Oct 2026$/)
  await expect(strip.getByRole('link', { name: 'Full ranking' })).toHaveAttribute('href', '/rank/hot')
})

test('the provenance of figures is shown once above and once below, not in every block', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.prov')).toHaveCount(2)
  await expect(page.locator('.group-section ~ .prov')).toHaveCount(1)
})

test('the legend links to the groups of /category', async ({ page }) => {
  await page.goto('/')
  const legend = page.getByRole('navigation', { name: 'Groups' }).getByRole('link')
  await expect(legend).toHaveCount(12)
  await legend.filter({ hasText: 'Image & Art' }).click()
  await expect(page).toHaveURL(`${sampleSite}/category#group-image`)
  await expect(page.locator('#group-image')).toBeInViewport()
})

test('“all tools” of a section lists as many tools as its group has', async ({ page }) => {
  const { sections } = await readHome()
  await page.goto('/')
  for (const { slug, tools } of sections) {
    const address = await page.locator(`.group-section.g-${slug} .more`).getAttribute('href')
    const answer = await fetch(
      `${sampleApi}/api/tools/getTools?${new URL(address ?? '', sampleSite).searchParams}&locale=en`,
    )
    expect([slug, ((await answer.json()) as { data: { total: number } }).data.total]).toEqual([slug, tools])
  }
})

test('S1.6i the banner links to /submit', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('region', { name: /Missing a tool/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(`${sampleSite}/submit`)
})

test('each example search finds something in every language', async () => {
  for (const { code } of locales) {
    const html = await (await fetch(sampleSite + homeOf(code), { headers: { 'Accept-Language': code } })).text()
    const examples = [
      ...(/<div class="try[ a-z-]*">[^]*?<\/div>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]+\?[^"]+)"/g),
    ]
    expect([code, examples.length]).toEqual([code, 3])
    for (const [, address = ''] of examples) {
      const query = new URL(address, sampleSite).searchParams
      const answer = await fetch(`${sampleApi}/api/tools/getTools?${query}&locale=${code}`)
      expect(((await answer.json()) as { data: { total: number } }).data.total).toBeGreaterThan(0)
    }
  }
})

test('D3.1b without figures no tool is said to rise or to lead', async ({ page }) => {
  await page.goto(bareSite)
  await expect(page.getByRole('heading', { name: 'From each group' })).toBeVisible()
  await expect(page.getByText('there are no visit figures yet')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Rising fastest' })).toHaveCount(0)
  await expect(page.locator('.trend, .prov, .growth')).toHaveCount(0)
  await expect(page.locator('.tops .num').filter({ hasText: /\S/ })).toHaveCount(0)
  await expect(page.getByText(/Figures of/)).toHaveCount(0)
})

test('S1.6a the header’s menus list all groups, the largest categories and every kind of ranking', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Categories' }).click()
  const menu = page.locator('#categories-menu')
  await expect(menu).toBeVisible()
  await expect(menu.locator('a[href^="/category#group-"]')).toHaveCount(12)
  await expect(menu.locator('a[href^="/cate/"]')).toHaveCount(8)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await header.getByRole('button', { name: 'Rankings' }).click()
  const addresses = await page
    .locator('#rankings-menu a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/rank/category_ai',
    '/rank/hot',
    '/rank/Category',
    '/rank/region_ai/US',
    '/rank/region',
    '/rank/Source_ai/direct',
    '/rank/Source',
  ])
  await page.locator('#rankings-menu').getByRole('link', { name: 'Most visited' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Most visited AI tools' })).toBeVisible()
  await expect(page.locator('#rankings-menu')).toBeHidden()
})

const prefixed = new RegExp(`^/(${localeCodes.join('|')})(/|$)`)

test('S1.6h every link of header and footer opens a page, in every language', async () => {
  const seen = new Set<string>()
  for (const { code } of locales) {
    const html = await (await fetch(sampleSite + homeOf(code), { headers: { 'Accept-Language': code } })).text()
    for (const part of html.match(/<(header|footer)[ >][\s\S]*?<\/\1>/g) ?? [])
      for (const [, address = ''] of part.matchAll(/href="(\/[^"#]*)/g)) seen.add(address)
  }
  expect(seen.size).toBeGreaterThan(9 * 15)
  // All languages have the same set of pages; on a change, all are requested in one language and a tenth in the others.
  const asked = [...seen].filter((address, index) => isLong || !prefixed.test(address) || index % 10 === 0)
  for (const address of asked) {
    const { status } = await fetch(sampleSite + address, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([address, status]).toEqual([address, 200])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('S1.6b the menu has all links of the header', async ({ page }) => {
    await page.goto('/de')
    await page.getByRole('link', { name: 'Menü' }).click()
    const menu = page.getByRole('dialog', { name: 'Menü' })
    for (const path of [
      '/find',
      '/category',
      '/collect',
      '/submit',
      '/rank/hot',
      '/rank/region',
      '/rank/Source',
      '/login',
    ])
      await expect(menu.locator(`a[href="/de${path}"]`)).toBeVisible()
    await expect(menu.locator('a[hreflang]')).toHaveCount(9)
    await menu.getByRole('link', { name: 'Kategorien', exact: true }).click()
    await expect(page).toHaveURL(`${sampleSite}/de/category`)
    await expect(menu).toBeHidden()
  })
})

test('S1.6g “Back to top” appears after one screen and moves the focus too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Back to top' })
  await expect(link).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, innerHeight - 40))
  await page.waitForTimeout(200)
  await expect(link).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, innerHeight + 40))
  await expect(link).toBeVisible()
  await link.click()
  // Immediately: with reduced motion nothing is animated.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(link).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page).toHaveURL(`${sampleSite}/`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, menus and “Back to top” are links and forms', async ({ page }) => {
    await page.goto('/')
    await page.locator('.hero').getByRole('searchbox').fill('photo')
    await page.locator('.hero').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${sampleSite}/find?q=photo`)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL(`${sampleSite}/find`)
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible()
    await page.getByRole('button', { name: 'Categories' }).click()
    await page.locator('#categories-menu').getByRole('link', { name: 'All categories' }).click()
    await expect(page).toHaveURL(`${sampleSite}/category`)
  })
})
