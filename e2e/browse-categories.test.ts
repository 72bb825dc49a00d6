import { expect, sampleSite, test } from './site.ts'
import { ask, get, read, slugsIn } from './tool-lists.ts'

test('S1.1b S2.2b /category lists every category, jumps to groups, and filters while typing', async ({ page }) => {
  await page.goto('/category')
  await expect(page.locator('.group-block')).toHaveCount(12)
  await expect(page.locator('.group-block li')).toHaveCount(60)
  await expect(page.locator('.group-block li a'), 'others have no tools').toHaveCount(33)
  await page
    .getByRole('navigation', { name: 'Groups' })
    .getByRole('link', { name: /^Coding|^Code/ })
    .click()
  await expect(page).toHaveURL('/category#group-coding')
  await expect(page.locator('#group-coding')).toBeInViewport()
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Filter categories' })
  await box.fill('vidEO')
  await expect(page.locator('.group-block li')).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 categories')
  await box.fill('nothing like it')
  await expect(page.getByText('No category contains “nothing like it”.')).toBeVisible()
  await page.getByRole('link', { name: 'Search tools for “nothing like it”' }).click()
  await expect(page).toHaveURL('/find?q=nothing+like+it')
})

test('S1.6j S2.3d D2.3 a category page has heading, ranking, sibling categories and every filter but category', async ({
  page,
}) => {
  await page.goto('/cate/copywriting')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copywriting & Content')
  await expect(page.locator('.category-head .lead')).not.toBeEmpty()
  await expect(page.locator('#results')).toHaveText('8 tools')
  await expect(page.locator('.facet legend')).toHaveText(['Price', 'Runs on', 'Features'])
  const folding = ['Interface language', 'Account', 'Maker’s country', 'Offered in', 'Role of AI']
  await expect(page.locator('.facet > summary')).toHaveText(folding)
  await page.getByRole('checkbox', { name: 'Paid' }).check()
  await expect(page).toHaveURL('/cate/copywriting?price=paid')
  await expect(page.locator('#results')).toHaveText('2 tools')
  const wanted = (await ask('category=copywriting&price=paid')).tools.map(({ name }) => name)
  await expect(page.locator('.card h3')).toHaveText(wanted)
  await page.getByRole('link', { name: 'Most visited: Copywriting & Content' }).click()
  await expect(page).toHaveURL('/rank/category_ai/copywriting')
  await page.goto('/cate/copywriting')
  await page
    .locator('.siblings')
    .getByRole('link', { name: /^Translation/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translation')
})

test('D2.3 /cate lists all tools with /find as its canonical address; an unknown category answers 404', async () => {
  const all = await read('/cate')
  expect(slugsIn(all)).toEqual(slugsIn(await read('/find')))
  expect(all).toContain(`<link rel="canonical" href="${sampleSite}/find"`)
  expect(await read('/zh/cate?page=2')).toContain(`<link rel="canonical" href="${sampleSite}/zh/find?page=2"`)
  expect((await get('/cate/nope')).status).toBe(404)
  expect((await get('/cate/seo?page=2')).status).toBe(404)
  expect(await read('/cate/legal')).toContain('No tool is listed here yet.')
})
