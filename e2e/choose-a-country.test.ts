import { locales } from '@polydex/contract/locale'
import { askApi, canonicalOf, prefixOf, readPage } from './read-page.ts'
import { expect, sampleSite, test } from './site.ts'

const ownRegions: Record<string, string> = {
  en: 'US',
  tw: 'TW',
  zh: 'CN',
  es: 'ES',
  de: 'DE',
  ja: 'JP',
  ko: 'KR',
  vi: 'VN',
  pt: 'BR',
}

test('D2.3 the region defaults to the country of the language, the source to direct', async () => {
  for (const { code } of locales) {
    const region = ownRegions[code] ?? ''
    const { status, html } = await readPage(`${prefixOf(code)}/rank/region_ai`)
    expect([code, status]).toEqual([code, 200])
    expect(canonicalOf(html)).toBe(`${sampleSite}${prefixOf(code)}/rank/region_ai/${region}`)
    expect(html).toContain(`/flags/${region}.svg`)
    const sources = await readPage(`${prefixOf(code)}/rank/Source_ai`)
    expect(canonicalOf(sources.html)).toBe(`${sampleSite}${prefixOf(code)}/rank/Source_ai/direct`)
    const all = await readPage(`${prefixOf(code)}/rank/category_ai`)
    expect(canonicalOf(all.html)).toBe(`${sampleSite}${prefixOf(code)}/rank/category_ai`)
  }
})

test('S1.6d with JavaScript a dialog filters countries while typing, and Enter opens the ranking of the match', async ({
  page,
}) => {
  await page.goto('/rank/region_ai/JP')
  const choice = page.getByRole('link', { name: 'Country: Japan' })
  await choice.click()
  const dialog = page.getByRole('dialog', { name: 'Choose a country' })
  const filter = dialog.getByRole('searchbox', { name: 'Filter countries' })
  await expect(filter).toBeFocused()
  await expect(dialog.getByRole('link', { name: /^Japan/ }).first()).toHaveAttribute('aria-current', 'page')
  await expect(dialog.locator('[aria-current] .icon').first()).toBeVisible()
  await filter.fill('zzz')
  await expect(dialog.getByText('No country matches.')).toBeVisible()
  await filter.fill('BRAZ')
  await expect(dialog.getByRole('link')).toHaveCount(1)
  await expect(dialog.getByRole('status')).toHaveText(/^1 country/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rank\/region_ai\/BR$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Brazil: most visited AI tools' })).toBeFocused()
  await expect(dialog).toBeHidden()
})

test('S1.6d arrow keys move through the countries, Escape closes the dialog, and focus returns', async ({ page }) => {
  await page.goto('/rank/region_ai/JP')
  const choice = page.getByRole('link', { name: 'Country: Japan' })
  await choice.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a country' })
  const links = dialog.getByRole('link')
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(dialog.locator('.regions li > *').last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(choice).toBeFocused()
  await choice.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(choice).toBeFocused()
  await choice.click()
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S1.6d D2.3 the country is chosen on a page of its own, the source and the month from menus', async ({
    page,
  }) => {
    await page.goto('/rank/region_ai/JP')
    await page.getByRole('link', { name: 'Country: Japan' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'AI tools by country' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Filter countries' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'Europe' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Germany/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Germany: most visited AI tools' })).toBeVisible()
    await page.goto('/rank/Source_ai')
    await page.getByRole('button', { name: 'Source: Direct' }).click()
    await page.locator('#source-menu').getByRole('link', { name: 'Email' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Email: most visited AI tools' })).toBeVisible()
    await page.getByRole('button', { name: /^Month/ }).click()
    await page.getByRole('link', { name: 'August 2026' }).click()
    await expect(page).toHaveURL(/\/rank\/Source_ai\/mail\?month=2026-08$/)
  })
})

test('S1.6d S1.1g every country with figures is listed with its number of tools and its top tools', async ({
  page,
}) => {
  type Offered = { lists: { region: string; total: number; topTools: { name: string }[] }[] }
  const { lists } = await askApi<Offered>('/api/ranking/getRegion?locale=en')
  await page.goto('/rank/region')
  await expect(page.locator('.region-overview li')).toHaveCount(lists.length)
  const japan = lists.find(({ region }) => region === 'JP')
  const entry = page.locator('.region-overview li', { hasText: 'Japan' })
  await expect(entry.locator('.num')).toHaveText(`${japan?.total} tools`)
  await expect(entry.locator('.leaders')).toHaveText(japan?.topTools.map(({ name }) => name).join(', ') ?? '')
  await page.getByRole('searchbox', { name: 'Filter countries' }).fill('land')
  await expect(page.locator('.region-overview li .name').first()).toHaveText(/land/)
  await expect(entry).toHaveCount(0)
})

test('D2.3 D3.1b a country without figures says so and offers countries that have some', async ({ page }) => {
  await page.goto('/rank/region_ai/AQ')
  await expect(page.getByRole('heading', { level: 2, name: 'No figures yet' })).toBeVisible()
  await expect(page.locator('.rank-empty .regions a')).toHaveCount(8)
  await page
    .locator('.rank-empty')
    .getByRole('link', { name: /^Australia/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Australia: most visited AI tools' })).toBeVisible()
})
