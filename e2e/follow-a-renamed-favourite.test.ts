import { addFormerSlug } from './add-former-slug.ts'
import { cardNames, keep, keptHere } from './favorites.ts'
import { expect, test } from './site.ts'

test.beforeAll(() => addFormerSlug('canva', 'canva-before'))

test('D2.3c a renamed favourite keeps its place under its new slug, next to one that is no longer listed', async ({
  page,
}) => {
  await keep(page, ['no-such-tool', 'canva-before', 'deepl'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['Canva', 'DeepL'])
  await expect(page.getByRole('alert')).toContainText('1 saved tool is no longer listed.')
  expect(await keptHere(page)).toEqual(['no-such-tool', 'canva', 'deepl'])
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await keptHere(page)).toEqual(['canva', 'deepl'])
})
