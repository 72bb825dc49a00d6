import { readPage } from './read-page.ts'
import { expect, test } from './site.ts'
import { askNames } from './tool-lists.ts'
import { waitForScript } from './wait-for-script.ts'

test('D7.4 D2.6 a menu chooses the order and a link reverses it; both keep scroll position and focus', async ({
  page,
}) => {
  await page.goto('/find?q=ai')
  await page.getByRole('button', { name: 'Sort by: Best match' }).click()
  const menu = page.locator('#sort-menu')
  await expect(menu.getByRole('link')).toHaveCount(9)
  await expect(menu.getByRole('link', { name: 'Best match' })).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => window.scrollTo(0, 60))
  await menu.getByRole('link', { name: 'Date added' }).click()
  await expect(page).toHaveURL('/find?q=ai&sort=added')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sort by: Date added' })).toBeFocused()
  await expect(page.locator('.card h3')).toHaveText(await askNames('q=ai&sort=added'))
  await page.getByRole('link', { name: 'Newest first' }).click()
  await expect(page).toHaveURL('/find?q=ai&sort=added&order=asc')
  await expect(page.getByRole('link', { name: 'Oldest first' })).toBeFocused()
  await expect(page.locator('.card h3')).toHaveText(await askNames('q=ai&sort=added&order=asc'))
  expect(await page.evaluate(() => window.scrollY)).toBe(60)
})

test('S1.1d D2.6 ticking a filter updates the list and keeps scroll position and focus', async ({ page }) => {
  await page.goto('/find')
  await waitForScript(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  const templates = page.getByRole('checkbox', { name: 'Templates' })
  await templates.check()
  await expect(page).toHaveURL('/find?features=templates')
  await expect(page.locator('#results')).toHaveText('30 tools')
  await expect(templates).toBeFocused()
  const trial = page.getByRole('checkbox', { name: 'Free trial' })
  await trial.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await trial.check()
  await expect(page).toHaveURL('/find?price=free-trial&features=templates')
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.goBack()
  await expect(trial).not.toBeChecked()
  await expect(templates).toBeChecked()
  // Unticked before the list of the tick arrives.
  await page.route(/find\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await trial.check()
  await trial.uncheck()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/find?features=templates')
  await expect(page.locator('#results')).toHaveText('30 tools')
  await expect(trial).not.toBeChecked()
  expect(documents).toEqual([])
})

test('S1.1d chips remove filters one by one or all together, and focus moves to the heading of the list', async ({
  page,
}) => {
  await page.goto('/find?price=free-trial,freemium&features=integrations,templates')
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await expect(chips.getByRole('link')).toHaveText(['Freemium', 'Free trial', 'Templates', 'Integrations', 'Clear all'])
  await chips.getByRole('link', { name: 'Remove filter Integrations' }).press('Enter')
  await expect(page).toHaveURL('/find?price=free-trial,freemium&features=templates')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.getByRole('checkbox', { name: 'Integrations' })).not.toBeChecked()
  await chips.getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/find')
  await expect(chips).toHaveCount(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/find?page=2')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.locator('#results')).toHaveText('64 toolsPage 2 of 3')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S1.1c S1.1d D7.4 D7.5 the search and its filters are a form whose repeated boxes become one parameter', async ({
    page,
  }) => {
    await page.goto('/find?q=a&sort=added')
    await page.getByRole('checkbox', { name: 'Freemium' }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/find?q=a&price=freemium&sort=added')
    await expect(page).toHaveTitle('“a”: AI tools (Freemium) · Polydex')
    await expect(page.locator('.card h3')).toHaveText(await askNames('q=a&price=freemium&sort=added'))
    await page.goto('/find')
    await page.getByText('All 20 features').click()
    for (const name of ['Chat interface', 'No-code', 'Runs locally']) await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/find?features=chat-interface,no-code,on-device')
    await page.getByRole('link', { name: 'Remove filter Chat interface' }).click()
    await expect(page).toHaveURL('/find?features=no-code,on-device')
  })
})

test('on a phone the filters open, stay open while ticking, and close without losing a tick that is loading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/find')
  const filters = page.locator('#filters')
  await expect(filters).toBeHidden()
  await page.getByRole('link', { name: 'Filters' }).click()
  await expect(filters).toBeFocused()
  await page.getByRole('checkbox', { name: 'Paid' }).check()
  await expect(page).toHaveURL('/find?price=paid')
  await expect(page.getByRole('checkbox', { name: 'Paid' })).toBeFocused()
  const held = Promise.withResolvers<undefined>()
  await page.route(/\.data\?/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Free trial' }).check()
  await filters.getByRole('link', { name: /^Show \d+ tools$/ }).click()
  await expect(filters).toBeHidden()
  await expect(page.locator('#results')).toBeFocused()
  held.resolve(undefined)
  await expect(page.getByRole('link', { name: 'Filters 2' })).toBeVisible()
})

test('D7.4c a list without filters has AI tools first, says so, and a link that needs no script undoes it', async () => {
  const { html } = await readPage('/de/find')
  expect(html).toContain('KI-Tools stehen vorn')
  expect(html).toMatch(/<a [^>]*href="\/de\/find\?role=any"[^>]*>Alle in einer Reihenfolge<\/a>/)
  expect((await readPage('/de/find?role=any')).html).toMatch(/href="\/de\/find"[^>]*>KI-Tools zuerst</)
  expect((await readPage('/de/find?price=freemium')).html).not.toContain('role-note')
})
