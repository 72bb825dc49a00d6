import { getHome } from '@polydex/contract/tool/home'
import { locales } from '@polydex/contract/locale/locale'
import { askApi, prefixOf, readPage } from './read-page.ts'
import { expect, sampleSite, test } from './site.ts'

const readHome = async () => getHome.output.parse(await askApi(`${getHome.path}?locale=en`))
const homeOf = (code: string) => prefixOf(code) || '/'

test('S1.6c S1.3 D1.3 S2.2a home has a title, the counts of the API and a search in every language', async () => {
  const { figures } = await readHome()
  for (const { code } of locales) {
    const { html } = await readPage(homeOf(code))
    const hero = /<(\w+)[^>]* class="[^"]*hero[^]*?<\/section>/.exec(html)?.[0] ?? ''
    expect([code, html.match(/<h1/g)?.length, /role="search"|<search/.test(hero)]).toEqual([code, 1, true])
    const [lead = ''] = /<p class="[^"]*lead[^]*?<\/p>/.exec(hero) ?? []
    for (const count of [figures.tools, figures.categories]) expect(lead).toContain(String(count))
  }
})

test('D7.2b home leads with the tool that gained most visits, then other risers and the leaders of each group', async ({
  page,
}) => {
  const home = await readHome()
  await page.goto('/')
  const moved = page.getByRole('region', { name: /^What moved in / })
  await expect(moved.getByRole('link', { name: `${home.lead?.name}: from ` })).toContainText(/ to [\d.]+\w visits/)
  await expect(moved.locator('.steps rect')).toHaveCount(
    home.lead?.series.filter((value) => value !== null).length ?? 0,
  )
  const others = home.trending.tools.filter(({ slug }) => slug !== home.lead?.slug).slice(0, 4)
  await expect(moved.locator('li a')).toHaveText(others.map(({ name }) => name))
  await expect(moved.getByRole('listitem').first()).toContainText(/\+\d+\.\d%\s*up/)
  await expect(page.locator('.prov'), 'said once').toHaveCount(1)
  const leaders = page.getByRole('region', { name: 'Top of each group' })
  for (const { name } of home.groups.flatMap(({ topTools }) => topTools))
    await expect(leaders.locator('.name').filter({ hasText: name })).not.toHaveCount(0)
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
  const links = page.locator('#rankings-menu a')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/rank/category_ai',
    '/rank/hot',
    '/rank/Category',
    '/rank/region_ai/US',
    '/rank/region',
    '/rank/Source_ai/direct',
    '/rank/Source',
  ])
})

test('S1.6h every link of header and footer opens a page, in English and Japanese', async () => {
  const seen = new Set<string>()
  for (const code of ['en', 'ja'])
    for (const part of (await readPage(homeOf(code))).html.match(/<(header|footer)[ >][\s\S]*?<\/\1>/g) ?? [])
      for (const [, address = ''] of part.matchAll(/href="(\/[^"#]*)/g)) seen.add(address)
  expect(seen.size).toBeGreaterThan(2 * 15)
  for (const address of seen) {
    const { status } = await fetch(sampleSite + address, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([address, status]).toEqual([address, 200])
  }
})

test('S1.6b on a phone a menu opens as a dialog with all links of the header, and closes on Escape and on navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/de')
  const menu = page.getByRole('dialog', { name: 'Menü' })
  await page.getByRole('link', { name: 'Menü' }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('link', { name: 'Menü' }).click()
  for (const path of ['find', 'category', 'collect', 'submit', 'rank/hot', 'rank/region', 'rank/Source', 'login'])
    await expect(menu.locator(`a[href="/de/${path}"]`)).toBeVisible()
  await expect(menu.locator('a[hreflang]')).toHaveCount(9)
  await menu.getByRole('link', { name: 'Kategorien', exact: true }).click()
  await expect(page).toHaveURL(`${sampleSite}/de/category`)
  await expect(menu).toBeHidden()
})

test('S1.6g “Back to top” appears after one screen and moves the focus too, so that Tab skips to the content', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Back to top' })
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
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('S1.6i the banner links to /submit, and a theme that was switched is kept on the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await page.getByRole('banner').getByRole('button', { name: 'Switch between light and dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await background()).not.toBe(light)
  const banner = page.getByRole('region', { name: /Missing a tool/ })
  await banner.getByRole('link').click()
  await expect(page).toHaveURL(`${sampleSite}/submit`)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
