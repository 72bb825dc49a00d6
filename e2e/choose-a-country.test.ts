import { askApi, canonicalOf, prefixOf, readPage } from './read-page.ts'
import { expect, sampleSite, test } from './site.ts'

const ownRegions = { en: 'US', tw: 'TW', zh: 'CN', es: 'ES', de: 'DE', ja: 'JP', ko: 'KR', vi: 'VN', pt: 'BR' }

test('D2.3 the region defaults to the country of the language, the source to direct', async () => {
  for (const [code, region] of Object.entries(ownRegions)) {
    const { html } = await readPage(`${prefixOf(code)}/rank/region_ai`)
    expect(canonicalOf(html)).toBe(`${sampleSite}${prefixOf(code)}/rank/region_ai/${region}`)
  }
  expect(canonicalOf((await readPage('/de/rank/Source_ai')).html)).toBe(`${sampleSite}/de/rank/Source_ai/direct`)
})

test('S1.6d in a dialog countries are filtered while typing; keys move through them, and Enter opens the match', async ({
  page,
}) => {
  await page.goto('/rank/region_ai/JP')
  const choice = page.getByRole('link', { name: 'Country: Japan' })
  await choice.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a country' })
  const filter = dialog.getByRole('searchbox', { name: 'Filter countries' })
  const links = dialog.getByRole('link')
  await expect(filter).toBeFocused()
  await expect(dialog.getByRole('link', { name: /^Japan/ }).first()).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('ArrowDown')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(dialog.locator('.regions li > *').last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(filter).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(choice).toBeFocused()
  await choice.click()
  await page.mouse.click(5, 400)
  await expect(dialog).toBeHidden()

  await choice.click()
  await filter.fill('zzz')
  await expect(dialog.getByText('No country matches.')).toBeVisible()
  await filter.fill('BRAZ')
  await expect(links).toHaveCount(1)
  await expect(dialog.getByRole('status')).toHaveText(/^1 country/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rank\/region_ai\/BR$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Brazil: most visited AI tools' })).toBeFocused()
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
    const germany = page.getByRole('main').getByRole('link', { name: /^Germany/ })
    await germany.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Germany: most visited AI tools' })).toBeVisible()
    await page.goto('/rank/Source_ai')
    await page.getByRole('button', { name: 'Source: Direct' }).click()
    await page.locator('#source-menu').getByRole('link', { name: 'Email' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Email: most visited AI tools' })).toBeVisible()
    await page.getByRole('button', { name: /^Month/ }).click()
    await page.getByRole('link', { name: 'August 2026' }).click()
    await expect(page).toHaveURL('/rank/Source_ai/mail?month=2026-08')
  })
})

test('S1.6d S1.1g D2.3 countries with figures are listed with their top tools; one without offers others', async ({
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
  await page.goto('/rank/region_ai/AQ')
  await expect(page.getByRole('heading', { level: 2, name: 'No figures yet' })).toBeVisible()
  await expect(page.locator('.rank-empty .regions a')).toHaveCount(8)
})
