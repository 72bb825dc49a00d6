import type { Suggestion } from '@polydex/contract/tool'
import { askApi } from './read-page.ts'
import { enterField } from './search-field.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

test('S1.1c Enter searches for the text typed, without a page load', async ({ page }) => {
  await page.goto('/')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.locator('.hero input[name=q]').fill('  photo & more ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/find?q=photo+%26+more`)
  await expect(page.locator('main input[type=search]')).toHaveValue('photo & more')
  expect(documents).toEqual([])
})

test('an empty search opens /find without a query', async ({ page }) => {
  await page.goto('/zh')
  await page.locator('.hero button').click()
  await expect(page).toHaveURL(`${sampleSite}/zh/find`)
})

test('S1.1c D7.2 typing suggests categories and tools in separate groups; arrow keys choose, Enter opens', async ({
  page,
}) => {
  await page.goto('/')
  const field = await enterField(page)
  await field.pressSequentially('pho', { delay: 20 })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Categories' }).getByRole('option')).not.toHaveCount(0)
  const tools = list.getByRole('group', { name: 'Tools' }).getByRole('option')
  await expect(tools.filter({ hasText: 'Photoroom' })).toBeVisible()
  await expect(list.locator('mark').first()).toHaveText('Pho')
  expect(await list.getByRole('option').count()).toBeLessThanOrEqual(8)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('#a11y-status-message')).toHaveText(/^\d suggestions/)

  const marked = () => list.locator('[aria-selected=true]')
  await expect(marked()).toHaveCount(0)
  const options = list.getByRole('option')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Home')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('pho')

  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('pho')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  const last = (await options.last().getAttribute('href')) ?? ''
  expect(last).toMatch(/^\/(?:tool|cate)\//)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}${last}`)
})

test('a suggestion is a link that a click opens; Tab closes the list and changes nothing', async ({ page }) => {
  await page.goto('/de')
  const field = await enterField(page)
  await field.pressSequentially('übersetz')
  const option = page.getByRole('option').first()
  await expect(option).toHaveAttribute('href', '/de/cate/translation')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue('übersetz')
  await expect(page).toHaveURL(`${sampleSite}/de`)
  await field.click()
  await page.keyboard.press('ArrowDown')
  await option.click()
  await expect(page).toHaveURL(`${sampleSite}/de/cate/translation`)
})

test('Ctrl+K opens the search dialog; single keys do not', async ({ page }) => {
  await page.goto('/rank/category_ai')
  await waitForScript(page)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('/')
  await page.keyboard.press('k')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  const field = dialog.locator('input[name=q]')
  await expect(field).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(field).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: 'Search' }).focus()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await field.fill('canva')
  await expect(dialog.getByRole('option', { name: /Canva/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/find?q=canva`)
  await expect(dialog).toBeHidden()
})

test('D7.2 the dialog shows the suggestions of the API, in its order', async ({ page }) => {
  await page.goto('/ja/rank/hot')
  await waitForScript(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('ph')
  const { suggestions } = await askApi<{ suggestions: Suggestion[] }>('/api/tools/getSuggestions?q=ph&locale=ja')
  const wanted = Object.values(Object.groupBy(suggestions, ({ kind }) => kind)).flat()
  const hrefs = () =>
    page
      .getByRole('dialog')
      .getByRole('option')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await expect.poll(hrefs).toEqual(wanted.map(({ kind, slug }) => `/ja/${kind === 'tool' ? 'tool' : 'cate'}/${slug}`))
  expect(wanted.length).toBeGreaterThan(1)
})
