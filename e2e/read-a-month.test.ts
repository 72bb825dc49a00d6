import { expect, listedSite, test } from './site.ts'

test.describe('a month', () => {
  test.use({ baseURL: listedSite, javaScriptEnabled: false })

  test('D3.1 of public lists has first entries, risers, fallers and local heroes, and says what is not known', async ({
    page,
  }) => {
    await page.goto('/month')
    const rows = page.locator('.month-index > li')
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toContainText(
      /Claude: from 12 to 16 countries.*Most reach gained.*\d+ first entries into/s,
    )
    await page.getByRole('link', { name: 'October 2026' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI tools in October 2026')
    // In the invented lists Claude enters four countries a month.
    const items = (name: string, text: string) =>
      page.getByRole('region', { name }).getByRole('listitem').filter({ hasText: text })
    await expect(items('First entries', 'Claude')).toHaveText(/Sweden\s*Switzerland\s*Austria\s*Belgium/)
    await expect(items('First entries', 'ChatGPT')).toHaveCount(0)
    await expect(items('Risers', 'Claude')).toContainText('4 up 0 down')
    await expect(items('Fallers', 'Jasper')).toContainText('0 up 2 down')
    await expect(page.getByRole('region', { name: 'Local heroes' })).toContainText('First 1,000 in South Korea.')
    await expect(page.getByRole('region', { name: 'What is not known' })).toContainText('197 lists missing: ')
    await page.goto('/month/2026-08')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/month\/2026-08$/)
    await page.getByRole('link', { name: 'Earlier: July 2026' }).click()
    // The first month has no predecessor: no entry counts as new.
    const risers = page.getByRole('region', { name: 'Risers' })
    await expect(risers).toContainText('There is no earlier month to compare with.')
    await expect(page.getByRole('region', { name: 'First entries' })).toHaveCount(0)
    expect((await page.goto('/month/2026-06'))?.status()).toBe(404)
  })
})
