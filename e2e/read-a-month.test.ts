import { expect, listedSite, sampleSite, test } from './site.ts'

test.describe('a month of public lists', () => {
  test.use({ baseURL: listedSite, javaScriptEnabled: false })

  test('D3.1 lists first entries, risers, fallers and local heroes, and says what is not known', async ({ page }) => {
    await page.goto('/month/2026-10')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI tools in October 2026')
    const entries = page.getByRole('region', { name: 'First entries' })
    // In the invented lists Claude enters four countries a month.
    await expect(entries.getByRole('listitem').filter({ hasText: 'Claude' })).toHaveText(
      /Sweden\s*Switzerland\s*Austria\s*Belgium/,
    )
    await expect(entries.getByRole('listitem').filter({ hasText: 'ChatGPT' })).toHaveCount(0)
    const risers = page.getByRole('region', { name: 'Risers' }).getByRole('listitem')
    await expect(risers.filter({ hasText: 'Claude' })).toContainText('4 up 0 down')
    const fallers = page.getByRole('region', { name: 'Fallers' }).getByRole('listitem')
    await expect(fallers.filter({ hasText: 'Jasper' })).toContainText('0 up 2 down')
    await expect(page.getByRole('region', { name: 'Local heroes' })).toContainText('First 1,000 in South Korea.')
    await expect(page.getByRole('region', { name: 'What is not known' })).toContainText('197 lists missing: ')
    await expect(page.locator('main')).not.toContainText('no data')
  })

  test('D3.1 months link to each other under addresses of their own, and unknown ones answer 404', async ({ page }) => {
    await page.goto('/month')
    const rows = page.locator('main').getByRole('listitem')
    await expect(rows).toHaveCount(4)
    await expect(rows.first()).toHaveText(/gained the most reach\. \d+ first entries into a country’s first 1,000$/)
    await expect(rows.last()).toHaveText(/July 2026\s*First month on this site$/)
    await expect(page.locator('.prov')).toHaveText(
      /^Place in country lists · Jul\s–\sOct 2026 · each month names its source$/,
    )
    await page.getByRole('link', { name: 'August 2026' }).click()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/month\/2026-08$/)
    await page.getByRole('link', { name: 'Earlier: July 2026' }).click()
    // The first month has no predecessor: no entry counts as new.
    await expect(page.getByRole('region', { name: 'Risers' })).toContainText(
      'There is no earlier month to compare with.',
    )
    await expect(page.getByRole('region', { name: 'First entries' })).toHaveCount(0)
    await expect(page.locator('.prov')).not.toContainText('since')
    for (const path of ['/month/2026-06', '/month/2026-13', '/month/soon'])
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
  })
})

test('D3.1 a month of visits is sorted by growth rate, and has no section on what is not known', async ({
  request,
}) => {
  const html = await (await request.get(`${sampleSite}/ja/month/2026-10`)).text()
  const texts = ['2026年10月のAIツール', '増減率順', 'わからないこと</h2>'].map((text) => [text, html.includes(text)])
  expect(texts).toEqual([
    ['2026年10月のAIツール', true],
    ['増減率順', true],
    ['わからないこと</h2>', false],
  ])
})
