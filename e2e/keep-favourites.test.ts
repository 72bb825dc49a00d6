import { addFormerSlug } from './add-former-slug.ts'
import { cardNames, heart, keep, keptHere } from './favorites.ts'
import { expect, test } from './site.ts'
import { ask } from './tool-lists.ts'

test('S1.1h D6.2a a heart saves a tool by mouse and by keyboard; /collect shows it in the language of the page', async ({
  page,
}) => {
  await page.goto('/find?q=canva')
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
  await heart(page, 'Canva').click()
  await page.goto('/tool/deepl')
  await heart(page, 'DeepL').focus()
  for (const [key, pressed] of [
    ['Space', 'true'],
    ['Enter', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(heart(page, 'DeepL')).toHaveAttribute('aria-pressed', pressed)
  }
  await page.reload()
  await expect(heart(page, 'DeepL')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByText('2 tools saved in this browser')).toBeVisible()
  await expect.poll(() => cardNames(page)).toEqual(['DeepL', 'Canva'])
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await expect(page.locator('.grid').first().getByText('グラフィック')).toBeVisible()
})

test('D6.2a undo restores a removed favourite to its place; removing the last one suggests four others', async ({
  page,
}) => {
  await keep(page, ['chatgpt', 'canva', 'deepl'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva', 'DeepL'])
  await heart(page, 'Canva').press('Enter')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'DeepL'])
  await expect(heart(page, 'DeepL')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Removed: Canva' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva', 'DeepL'])
  await page.evaluate(() => localStorage.setItem('polydex:favorites:1', '["canva"]'))
  await page.reload()
  await expect.poll(() => cardNames(page)).toEqual(['Canva'])
  await heart(page, 'Canva').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeFocused()
  await expect(page.locator('.start .card')).toHaveCount(4)
})

test('D2.3c a renamed favourite keeps its place; /collect offers to remove one that is no longer listed', async ({
  page,
}) => {
  await addFormerSlug('canva', 'canva-before')
  await keep(page, ['no-such-tool', 'canva-before', 'deepl'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
  await expect(page.getByRole('alert')).toContainText('1 saved tool is no longer listed.')
  expect(await keptHere(page)).toEqual(['no-such-tool', 'canva', 'deepl'])
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await keptHere(page)).toEqual(['canva', 'deepl'])
})

test.describe('when the API is unavailable', () => {
  test.use({ expectedFaults: /./ })

  test('D7.3 D6.2a /collect says that the list is safe, loads it on a second try, and then in two steps', async ({
    page,
  }) => {
    const listed = await Promise.all([1, 2].map((number) => ask(`pageSize=48&page=${number}`)))
    const slugs = listed.flatMap(({ tools }) => tools.map(({ slug }) => slug)).slice(0, 50)
    await keep(page, slugs)
    await page.route(/getTools/, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.goto('/collect')
    await expect(page.getByRole('alert')).toContainText('Your list is safe in this browser.')
    await page.unroute(/getTools/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('.grid').first().locator('.card')).toHaveCount(48)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.locator('.grid .card')).toHaveCount(50)
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  })
})
