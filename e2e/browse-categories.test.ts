import { bareSite, expect, sampleSite, test } from './site.ts'
import { ask, get, read, slugsIn } from './tool-lists.ts'

test('S1.1b /category jumps to groups, filters while typing, and says how many categories match', async ({ page }) => {
  await page.goto('/category')
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S1.1b S2.2b every group and category is listed, and the filter box, which needs JavaScript, is hidden', async ({
    page,
  }) => {
    await page.goto('/category')
    await expect(page.locator('.group-block')).toHaveCount(12)
    await expect(page.locator('.group-block li')).toHaveCount(60)
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden()
    await expect(page.locator('.group-block li a')).toHaveCount(33)
    await expect(page.locator('.group-block li .none .num').first()).toHaveText('0')
  })
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
  await page.goto('/cate/copywriting?q=jasper')
  await page.getByRole('link', { name: 'Remove filter “jasper”' }).click()
  await expect(page).toHaveURL('/cate/copywriting')
})

test('D2.3 /cate lists all tools with /find as its canonical address; an unknown category answers 404', async () => {
  const all = await read('/cate')
  expect(slugsIn(all)).toEqual(slugsIn(await read('/find')))
  expect(all).toContain(`<link rel="canonical" href="${sampleSite}/find"`)
  expect(await read('/zh/cate?page=2')).toContain(`<link rel="canonical" href="${sampleSite}/zh/find?page=2"`)
  expect((await get('/cate/nope')).status).toBe(404)
  expect((await get('/cate/seo?page=2')).status).toBe(404)
  const empty = await get('/cate/legal')
  expect(empty.status).toBe(200)
  expect(await empty.text()).toContain('No tool is listed here yet.')
})

const isKept = async (path: string) => !(await read(path, bareSite)).includes('content="noindex, follow"')

test('search engines may index plain lists; filtered, sorted and searched ones are “noindex, follow”', async () => {
  for (const path of ['/find', '/find?page=2', '/cate/seo', '/cate', '/de/cate/seo', '/category'])
    expect([path, await isKept(path)]).toEqual([path, true])
  for (const path of ['/find?q=a', '/find?category=seo', '/cate/seo?price=paid', '/find?sort=added', '/cate/legal'])
    expect([path, await isKept(path)]).toEqual([path, false])
  expect(await read('/find?page=2', bareSite)).toContain(`<link rel="canonical" href="${bareSite}/find?page=2"`)
})
