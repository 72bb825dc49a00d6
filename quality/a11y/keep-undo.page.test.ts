import { cardNames, heart, keep } from '../../e2e/favorites.ts'
import { expect, test } from '../../e2e/site.ts'
import { waitForScript } from '../../e2e/wait-for-script.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('Undo has no time limit: it stays until it is used or dismissed', async ({ page }) => {
  await page.clock.install()
  await keep(page, ['chatgpt', 'canva', 'deepl'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva', 'DeepL'])
  await heart(page, 'Canva').press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await page.clock.fastForward('10:00')
  await expect(undo).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(undo).toHaveCount(0)
  await heart(page, 'ChatGPT').press('Enter')
  await page.clock.fastForward('10:00')
  await undo.press('Enter')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'DeepL'])
})

test('the first favourite says where it is kept, and the header shows the count, on phones too', async ({ page }) => {
  await page.goto('/find')
  await waitForScript(page)
  const collection = page.getByRole('banner').getByRole('link', { name: /^Favourites/ })
  await expect.soft(collection).toHaveAccessibleName('Favourites')
  const names = (await cardNames(page)).slice(0, 2)
  await heart(page, names[0] ?? '').click()
  const status = page.getByRole('status').filter({ hasText: 'in this browser' })
  await expect.soft(status).toBeVisible()
  await expect.soft(status.getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/collect')
  await expect.soft(collection).toHaveAccessibleName('Favourites: 1 tool')
  await heart(page, names[1] ?? '').click()
  await expect.soft(collection).toHaveAccessibleName('Favourites: 2 tools')
  await page.setViewportSize({ width: 320, height: 700 })
  await expect.soft(collection).toBeVisible()
  await expect.soft(collection).toHaveText(/2/)
})
