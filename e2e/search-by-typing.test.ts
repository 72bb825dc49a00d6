import type { Suggestion } from '@polydex/contract/tool'
import type { Page } from '@playwright/test'
import { expect, sampleSite, test } from './site.ts'

const suggestionsAddress = '**/api/tools/getSuggestions*'

const queryOf = (address: string): string => new URL(address).searchParams.get('q') ?? ''

const tool = (name: string): Suggestion => ({
  kind: 'tool',
  slug: name.toLowerCase(),
  name,
  group: 'image',
  category: 'Photo Editing',
})

/** The field of the page, after its suggestions have been loaded. */
async function enterField(page: Page) {
  const field = page.locator('.hero input[name=q]')
  await field.click()
  await expect(field).toHaveRole('combobox')
  return field
}

/** Notes what is asked for. */
function watchQuestions(page: Page): string[] {
  const questions: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getSuggestions')) questions.push(queryOf(request.url()))
  })
  return questions
}

test('S1.1c Enter searches for what was typed, without a new document', async ({ page }) => {
  await page.goto('/')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url())
  })
  await page.locator('.hero input[name=q]').fill('  photo & more ')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/find?q=photo+%26+more`)
  await expect(page.locator('main input[name=q]')).toHaveValue('photo & more')
  expect(documents).toEqual([])
})

test('an empty search shows all tools under their own address', async ({ page }) => {
  await page.goto('/zh')
  await page.locator('.hero button').click()
  await expect(page).toHaveURL(`${sampleSite}/zh/find`)
})

test('S1.1c D7.2 typing suggests categories and tools apart; the arrow keys choose, Enter opens', async ({ page }) => {
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
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/tool/photoroom`)
})

test('a suggestion is a link: a click opens it, Tab leaves the list and changes nothing', async ({ page }) => {
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

test('fast typing asks once, and an answer that comes too late is dropped', async ({ page }) => {
  const questions = watchQuestions(page)
  await page.route(suggestionsAddress, async (route) => {
    const asked = queryOf(route.request().url())
    if (asked === 'can') await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fulfill({ json: { data: { suggestions: [tool(`Answer-${asked}`)] } } }).catch(() => undefined)
  })
  await page.goto('/')
  const field = await enterField(page)
  // Three letters within one task: no machine is slow enough to put a pause between them.
  await field.evaluate((input: HTMLInputElement) => {
    for (const text of ['c', 'ca', 'can']) {
      // Past React's own setter, which would take the event for no change.
      Reflect.set(HTMLInputElement.prototype, 'value', text, input)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect.poll(() => questions).toEqual(['can'])
  await field.fill('canva')
  await expect(page.getByRole('option')).toHaveText(/Answer-canva/)
  await page.waitForTimeout(800)
  await expect(page.getByRole('option')).toHaveText(/Answer-canva/)
  expect(questions).toEqual(['can', 'canva'])
})

test('nothing is asked while kana are being put together', async ({ page, context }) => {
  const questions = watchQuestions(page)
  await page.goto('/ja')
  await enterField(page)
  const keyboard = await context.newCDPSession(page)
  for (const text of ['ｈ', 'ほ', 'ほｎ', 'ほん', 'ほんや', 'ほんやく'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.waitForTimeout(300)
  expect(questions).toEqual([])
  await keyboard.send('Input.insertText', { text: '翻訳' })
  await expect(page.getByRole('option').first()).toContainText('翻訳')
  expect(questions).toEqual(['翻訳'])
})

test.describe('when suggestions fail', () => {
  test.use({ expectedFaults: /getSuggestions|Failed to load resource|Failed to fetch|is not valid JSON/ })

  test('S7.3 D7.3 the field searches all the same, whatever is answered', async ({ page }) => {
    for (const answer of ['503', 'no JSON', 'nothing'] as const) {
      await page.route(suggestionsAddress, (route) =>
        answer === 'nothing'
          ? route.abort()
          : route.fulfill({ status: answer === '503' ? 503 : 200, body: '<p>Oh</p>', contentType: 'text/html' }),
      )
      await page.goto('/')
      const field = await enterField(page)
      await field.pressSequentially('photo')
      await page.waitForTimeout(250)
      await expect(page.getByRole('option')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${sampleSite}/find?q=photo`)
    }
  })

  test('the field works when its suggestions cannot be loaded at all', async ({ page }) => {
    await page.route(/suggestion-box-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/')
    await page.locator('.hero input[name=q]').click()
    await page.keyboard.type('photo')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${sampleSite}/find?q=photo`)
  })
})

test('suggestions are loaded when the field is entered, not before, and keep what was typed', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/suggestion-box-.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.some((address) => address.includes('suggestion-box'))).toBe(false)
  const field = page.locator('.hero input[name=q]')
  await field.click()
  await page.keyboard.type('canv')
  release()
  await expect(page.getByRole('option', { name: /Canva/ })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('canv')
})

test('/ and Ctrl K open the search anywhere, but / is a letter inside a field', async ({ page }) => {
  await page.goto('/rank/category_ai')
  await page.waitForLoadState('networkidle')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await page.keyboard.press('/')
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
