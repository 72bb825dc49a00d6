import { expect, test } from './site.ts'
import { ask, askNames } from './tool-lists.ts'
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
  await page.goto('/find')
  await page.getByRole('button', { name: 'Sort by: Visits' }).click()
  await expect(menu.getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Most first' })).toBeVisible()
})

test('S1.1d D2.6 ticking a filter updates the list and keeps scroll position, focus and the order of filters', async ({
  page,
}) => {
  await page.goto('/find')
  await waitForScript(page)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.evaluate(() => window.scrollTo(0, 250))
  const features = page.getByRole('group', { name: 'Features' }).getByRole('checkbox')
  const orderOf = () => features.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  const before = await orderOf()
  await page.getByRole('checkbox', { name: 'Templates' }).check()
  await expect(page).toHaveURL('/find?features=templates')
  await expect(page.locator('#results')).toHaveText('30 tools')
  await expect(page.getByRole('checkbox', { name: 'Templates' })).toBeFocused()
  expect(await orderOf()).toEqual(before)
  const trial = page.getByRole('checkbox', { name: 'Free trial' })
  await trial.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await trial.check()
  await expect(page).toHaveURL('/find?price=free-trial&features=templates')
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Free trial' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Templates' })).toBeChecked()
  expect(documents).toEqual([])
})

test('S1.1d unticking a filter before its list arrives leaves the list unchanged', async ({ page }) => {
  await page.goto('/find')
  await waitForScript(page)
  await page.route(/find\.data/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Paid' }).check()
  await page.getByRole('checkbox', { name: 'Paid' }).uncheck()
  await page.waitForTimeout(1_500)
  await expect(page).toHaveURL('/find')
  await expect(page.getByRole('checkbox', { name: 'Paid' })).not.toBeChecked()
  await expect(page.locator('#results')).toHaveText('64 tools')
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
})

test('S1.1c D7.4 a search keeps its text and the filters, and lists the best match first', async ({ page }) => {
  await page.goto('/find?price=freemium')
  const field = page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox'))
  await field.first().fill('co')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/find?q=co&price=freemium')
  await expect(field.first()).toHaveValue('co')
  const wanted = (await ask('q=co&price=freemium')).tools.map(({ name }) => name)
  await expect(page.locator('.card h3')).toHaveText(wanted)
  await expect(page).toHaveTitle('“co”: AI tools (Freemium) · Polydex')
})

test('D2.6 opening another page of a list focuses its heading', async ({ page }) => {
  await page.goto('/find')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/find?page=2')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.locator('#results')).toHaveText('64 toolsPage 2 of 3')
  await expect(page.locator('#results')).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('S1.1c S1.1d D7.5 the filters are a form whose repeated boxes become one parameter', async ({ page }) => {
    await page.goto('/find?q=a&sort=added')
    await page.getByRole('checkbox', { name: 'Freemium' }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/find?q=a&price=freemium&sort=added')
    await page.goto('/find')
    await page.getByText('All 20 features').click()
    for (const name of ['Chat interface', 'No-code', 'Runs locally']) await page.getByRole('checkbox', { name }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/find?features=chat-interface,no-code,on-device')
    await page.getByRole('link', { name: 'Remove filter Chat interface' }).click()
    await expect(page).toHaveURL('/find?features=no-code,on-device')
  })

  test('on a phone a link opens the filters', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/find')
    await expect(page.locator('#filters')).toBeHidden()
    await page.getByRole('link', { name: 'Filters' }).click()
    await page.getByRole('checkbox', { name: 'Paid' }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL('/find?price=paid')
    await expect(page.locator('#filters')).toBeHidden()
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
  await expect(page.locator('#results')).toBeInViewport()
  held.resolve(undefined)
  await expect(page.getByRole('link', { name: 'Filters 2' })).toBeVisible()
})
