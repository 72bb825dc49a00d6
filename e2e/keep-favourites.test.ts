import { boundMs } from '../tests/run-mode.ts'
import { cardNames, heart, keep, pressTimed } from './favorites.ts'
import { expect, sampleSite, test } from './site.ts'

test('S1.1h D6.2a a heart saves a tool immediately, by mouse and by keyboard, and the tool stays saved', async ({
  page,
}) => {
  await page.goto('/find?q=canva')
  await expect(heart(page, 'Canva')).toHaveAttribute('aria-pressed', 'false')
  const paintedAfter = await pressTimed(heart(page, 'Canva'))
  expect(paintedAfter).toBeLessThan(boundMs(50))
  await page.goto('/tool/deepl')
  await heart(page, 'DeepL').focus()
  await page.keyboard.press('Space')
  await expect(heart(page, 'DeepL')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(heart(page, 'DeepL')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Enter')
  await page.reload()
  await expect(heart(page, 'DeepL')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click()
  await expect(page.getByText('2 tools saved in this browser')).toBeVisible()
  await expect.poll(() => cardNames(page)).toEqual(['DeepL', 'Canva'])
})

test('S1.1h D6.2a /collect shows saved tools in the language of the page', async ({ page }) => {
  await keep(page, ['chatgpt', 'canva'])
  await page.goto('/de/collect')
  await expect(page.getByRole('heading', { level: 1, name: 'Favoriten' })).toBeVisible()
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva'])
  await expect(page.locator('.grid').first().getByText('Grafikdesign')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お気に入り' })).toBeVisible()
  await expect(page.locator('.grid').first().getByText('グラフィック')).toBeVisible()
})

test('D6.2a undo restores a removed favourite to its place, and removing one never loses focus', async ({ page }) => {
  await keep(page, ['chatgpt', 'canva', 'deepl'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva', 'DeepL'])
  await heart(page, 'Canva').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'DeepL'])
  await expect(heart(page, 'DeepL')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Removed: Canva' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cardNames(page)).toEqual(['ChatGPT', 'Canva', 'DeepL'])
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('polydex:favorites:1', '["canva"]'))
  await page.reload()
  await expect.poll(() => cardNames(page)).toEqual(['Canva'])
  await heart(page, 'Canva').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 tool saved in this browser')).toBeVisible()
})

test('D6.2a two tabs stay in sync', async ({ page, context }) => {
  await page.goto('/collect')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${sampleSite}/tool/suno`)
  await heart(other, 'Suno').click()
  await expect(page.getByText('1 tool saved in this browser')).toBeVisible()
  await expect.poll(() => cardNames(page)).toEqual(['Suno'])
  await other.close()
})

test('D6.2a a corrupt stored list counts as empty', async ({ page }) => {
  await keep(page, '{"not": "a list"')
  await page.goto('/collect')
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing saved yet' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Save: / })
    .first()
    .click()
  await expect(page.getByText('1 tool saved in this browser')).toBeVisible()
})

test('the empty page explains hearts, suggests tools of four groups and links to /find', async ({ page }) => {
  await page.goto('/collect')
  await expect(page.getByText('Press the heart on any card. No account needed.')).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const groups = await page
    .locator('.start .card')
    .evaluateAll((cards) => cards.map((card) => card.className.replace('card ', '')))
  expect(groups).toHaveLength(4)
  expect(new Set(groups).size).toBe(4)
  await page.getByRole('main').getByRole('link', { name: 'Find a tool' }).click()
  await expect(page).toHaveURL(`${sampleSite}/find`)
})

test('/collect says how many favourites are no longer listed, and lets the visitor remove them', async ({ page }) => {
  await keep(page, ['no-such-tool', 'canva'])
  await page.goto('/collect')
  await expect.poll(() => cardNames(page)).toEqual(['Canva'])
  await expect(page.getByRole('alert')).toContainText('1 saved tool is no longer listed.')
  await page.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('1 tool saved in this browser')).toBeVisible()
})

test('S9.1h card skeletons stay for 200 ms, however fast the cards load', async ({ page }) => {
  await keep(page, ['canva'])
  // The page's clock advances only when the test says so: this machine may be slow.
  await page.clock.install()
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  const answered = page.waitForResponse(/getTools/)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favourites' }).click()
  await (await answered).finished()
  await page.clock.runFor(199)
  await expect(page.locator('.skeletons')).toBeVisible()
  await page.clock.runFor(1)
  await expect.poll(() => cardNames(page)).toEqual(['Canva'])
})

test('fifty saved tools are shown in two steps', async ({ page, request }) => {
  const answer = (await (await request.get(`${sampleSite}/api/tools/getTools?pageSize=48&locale=en`)).json()) as {
    data: { tools: { slug: string }[] }
  }
  const slugs = answer.data.tools.map(({ slug }) => slug)
  await keep(
    page,
    [...slugs, 'pika', 'huntr'].filter((slug, index, all) => all.indexOf(slug) === index),
  )
  await page.goto('/collect')
  await expect(page.locator('.grid .card')).toHaveCount(48)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => page.locator('.grid .card').count()).toBeGreaterThan(48)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test.describe('when the API is unavailable', () => {
  test.use({ expectedFaults: /./ })

  test('D7.3 /collect says that the list is safe, and loads it on a second try', async ({ page }) => {
    await keep(page, ['canva'])
    await page.route(/getTools/, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
    await page.goto('/collect')
    await expect(page.getByRole('alert')).toContainText('Your list is safe in this browser.')
    await page.unroute(/getTools/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => cardNames(page)).toEqual(['Canva'])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('/collect says that favourites need JavaScript, and offers the login instead', async ({ page }) => {
    await page.goto('/collect')
    await expect(page.getByText('Favourites are kept in your browser, which requires JavaScript.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible()
    await expect(page.locator('.skeletons')).toBeHidden()
  })
})
