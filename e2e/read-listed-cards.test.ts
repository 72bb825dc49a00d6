import { expect, listedSite, test } from './site.ts'

test.use({ baseURL: listedSite })

test('S1.5e a card shows a tool’s places in full lists, its ups and downs, and three countries', async ({ page }) => {
  await page.goto('/find?q=claude')
  const card = page.locator('.card', { hasText: 'Claude' }).first()
  await expect(card.locator('.figure')).toContainText('First 1,000 in 16 countries')
  await expect(card.locator('.figure')).toContainText('listed in 36')
  // Four more countries than the month before; the three short lists are never counted.
  await expect(card.locator('.figure')).toContainText('4 up 0 down')
  const places = card.getByRole('list', { name: 'Places in the longest country lists' })
  await expect(places.getByRole('listitem')).toHaveText(['1,000', '1,000', '1,000'])
  await expect(places.getByRole('img').first()).toHaveAttribute('alt', 'South Korea')
  await expect(card).not.toContainText('visits')
})

test('D3.1 the provenance names provider and month, and how many lists are full and how many missing', async ({
  page,
}) => {
  await page.goto('/find')
  await expect(page.locator('.prov')).toHaveText(
    'Place in country lists · Chrome UX Report · Oct 2026 · 36 full lists of 39 · 197 missing · ▲ ▼ since September',
  )
})
