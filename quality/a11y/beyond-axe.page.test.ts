import type { Locator, Page } from '@playwright/test'
import { expect, sampleApi, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'
import { findGroupContrasts } from './find-group-contrasts.ts'
import { readTree } from './read-tree.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 375, height: 812 }

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await waitForScript(page)
}

/** Styles that mark a current link, apart from weight and colour, which forced colours override. */
const findMark = (link: Locator): Promise<string> =>
  link.evaluate((element) => {
    const { textDecorationLine, borderBlockEndStyle, borderBlockEndColor, borderBlockEndWidth } =
      getComputedStyle(element)
    return [textDecorationLine, borderBlockEndStyle, borderBlockEndColor, borderBlockEndWidth].join(' ')
  })

test('home: no single-key shortcuts, correct roles, named landmarks, an exposed footer, numbers with units', async ({
  page,
}) => {
  await open(page, '/')
  // WCAG 2.1.4: visitors who dictate may say such letters without meaning a key.
  for (const key of ['/', 'k', 's', '?']) await page.keyboard.press(key)
  await expect.soft(page.locator('dialog[open]')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect.soft(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await page.keyboard.press('Escape')

  const before = await page.evaluate(() => scrollY)
  expect.soft(before, 'nothing has been scrolled into view').toBe(0)
  await expect
    .soft(async () => {
      const links = (await readTree(page, 'footer')).filter(({ role }) => role === 'link')
      expect(links.map(({ name }) => name)).toContain('Tiếng Việt')
      expect(links.length).toBeGreaterThan(20)
    }, 'links of the footer in Chromium’s tree')
    .toPass({ timeout: 5_000 })

  expect.soft(await page.locator('[aria-haspopup=true], [aria-haspopup=menu]').count(), 'lists of links').toBe(0)
  await expect.soft(page.locator('.hero input[name=q]')).toHaveRole('combobox')
  await expect.soft(page.locator('.hero input[name=q]')).toHaveAttribute('aria-expanded', 'false')

  const landmarks = (await readTree(page)).filter(({ role }) =>
    ['complementary', 'navigation', 'region'].includes(role),
  )
  expect
    .soft(
      landmarks.filter(({ name }) => name === ''),
      'landmarks without a name',
    )
    .toEqual([])

  await page.getByRole('banner').getByRole('button', { name: 'Categories' }).click()
  const lines = (await readTree(page, '#categories-menu')).filter(
    ({ role, name }) => role === 'link' && /\d/.test(name),
  )
  expect.soft(lines.length).toBeGreaterThan(3)
  expect
    .soft(
      lines.filter(({ name }) => !/ Tools: \d+$/.test(name)),
      'numbers without a unit',
    )
    .toEqual([])
})

test('find: title, heading, filters and status are descriptive, and a card’s name comes before its heart', async ({
  page,
}) => {
  await open(page, '/find')
  const plainTitle = await page.title()
  await open(page, '/find?price=freemium')
  expect.soft(await page.title()).toContain('Freemium')
  expect.soft(await page.title()).not.toBe(plainTitle)
  const [heading] = await readTree(page, '#results')
  expect.soft(heading?.role).toBe('heading')
  expect.soft(heading?.name).toMatch(/^\d+ tools?/)
  await expect.soft(page.locator('#results output, #results [role=status]')).toHaveCount(0)

  const boxes = (await readTree(page, '#filters')).filter(({ role }) => role === 'checkbox')
  expect.soft(boxes.length).toBeGreaterThan(5)
  expect
    .soft(
      boxes.filter(({ name }) => !/ \d+$/.test(name)),
      'filters without their number of tools',
    )
    .toEqual([])
  // The meaning of the numbers is announced once per group: repeating it beside each of a hundred would be tedious.
  const groups = page.locator('#filters fieldset')
  expect.soft(await groups.count()).toBeGreaterThan(5)
  for (const group of await groups.all())
    await expect.soft(group).toHaveAccessibleDescription('Each number is how many tools that choice gives')

  const status = page.locator('.results-bar output')
  await expect.soft(status).toHaveText('')
  await page.getByRole('checkbox', { name: /^API / }).check()
  await expect.soft(status).toHaveText(/^\d+ tools?$/)

  const order = await page
    .locator('.grid .card')
    .first()
    .evaluate((card) => [...card.querySelectorAll('h3, button')].map(({ tagName }) => tagName))
  expect.soft(order).toEqual(['H3', 'BUTTON'])
  // Not every visitor can hover over a flag.
  const country = page.locator('.shares li').first()
  expect.soft(await country.innerText()).toMatch(/^[A-Z]{2}\s+\d/)

  await page.setViewportSize(phone)
  const filters = page.locator('.filters-open')
  await expect.soft(filters).toHaveAttribute('aria-expanded', 'false')
  await filters.click()
  await expect.soft(filters).toHaveAttribute('aria-expanded', 'true')
})

test('rankings: twelve-month charts and flags have text, and forced colours keep the current link marked', async ({
  page,
}) => {
  await open(page, '/rank/category_ai')
  const cells = await page.locator('td.months').allInnerTexts()
  expect.soft(cells.length).toBeGreaterThan(5)
  expect
    .soft(
      cells.filter((text) => !/^(high [\d.]+[KMB]?, low [\d.]+[KMB]?, last [\d.]+[KMB]?|– no data)$/.test(text.trim())),
    )
    .toEqual([])
  expect.soft(await page.locator('td.top-countries').first().innerText()).toMatch(/^[A-Z]{2}(\s+[A-Z]{2})*$/)

  await page.emulateMedia({ forcedColors: 'active' })
  for (const [where, current, other] of [
    ['tabs', '.rank-menu [aria-current]', '.rank-menu a:not([aria-current])'],
    ['header', '.nav-btn.here', '.nav-btn:not(.here)'],
    ['footer', '.footer li [aria-current]', '.footer li a:not([aria-current])'],
  ] as const) {
    const [marked, plain] = [page.locator(current).first(), page.locator(other).first()]
    expect.soft(await findMark(marked), `${where}: the current one`).not.toBe(await findMark(plain))
  }
})

test('tool page: columns contrast with their background in every group, and the caption states the trend', async ({
  page,
}) => {
  await open(page, '/tool/canva')
  expect.soft((await findGroupContrasts(page, '.chart rect.column')).filter(({ contrast }) => contrast < 3)).toEqual([])
  const summary = await page.locator('figcaption').first().innerText()
  expect.soft(summary).toMatch(/November 2025.*October 2026.*[+−]\d/)
})

test('the API documentation has exactly one main landmark', async ({ page }) => {
  await page.goto(`${sampleApi}/api/docs`)
  await expect(page.getByRole('heading', { name: 'Polydex API' })).toBeVisible()
  const mains = (await readTree(page)).filter(({ role }) => role === 'main')
  expect(mains).toHaveLength(1)
})

test('the month fits its menu button in Vietnamese, at every width', async ({ page }) => {
  await page.goto('/vi/rank/category_ai/copywriting')
  for (const width of [320, 375, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [needed, given] = await page
      .getByRole('button', { name: /^Tháng/ })
      .locator('span')
      .last()
      .evaluate((text) => [text.scrollWidth, text.clientWidth] as const)
    expect.soft(needed, `${width} px`).toBeLessThanOrEqual(given)
  }
})

test('print hides menus and controls, and uses black text and the light colour scheme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const path of ['/tool/canva', '/find']) {
    await open(page, path)
    const shown = await page
      .locator('.nav, .header-end, .skip, .heart, .save-btn, .to-top, .facets, .pages, .search-field, .results-order')
      .evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map(({ className }) => className))
    expect.soft(shown, path).toEqual([])
  }
  await open(page, '/tool/canva')
  const [ink, ground] = await page
    .getByRole('main')
    .getByRole('link', { name: 'Visit site' })
    .evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button)
      return [color, backgroundColor]
    })
  // Browsers do not print backgrounds: white letters would be white on white.
  expect.soft([ink, ground]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'])
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
})
