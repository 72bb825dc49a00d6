import { enterField, queryOf, suggestionsAddress } from './search-field.ts'
import { expect, sampleSite, test } from './site.ts'
import { waitForScript } from './wait-for-script.ts'

test('S1.1c D7.2 typing suggests tools, tasks and categories in groups; arrow keys choose, Escape closes, Enter opens', async ({
  page,
}) => {
  await page.goto('/')
  const field = await enterField(page)
  await field.pressSequentially('pho', { delay: 20 })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Categories' }).getByRole('option')).not.toHaveCount(0)
  const tools = list.getByRole('group', { name: 'Tools' }).getByRole('option')
  await expect(tools.filter({ hasText: 'Photoroom' })).toBeVisible()
  await expect(list.getByRole('group', { name: 'Tasks' }).getByRole('option')).toHaveCount(3)
  await expect(list.locator('mark').first()).toHaveText('Pho')
  const options = list.getByRole('option')
  expect(await options.count()).toBeLessThanOrEqual(10)
  await expect(page.locator('#a11y-status-message')).toHaveText(/^\d+ suggestions/)
  await expect(list.locator('[aria-selected=true]')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
  await page.keyboard.press('End')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('pho')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  const last = (await options.last().getAttribute('href')) ?? ''
  expect(last).toBe('/find?q=pho')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}${last}`)
})

test('Ctrl+K and the search link open the search dialog, single keys do not; Escape returns the focus', async ({
  page,
}) => {
  await page.goto('/rank/category_ai')
  await waitForScript(page)
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.locator('input[name=q]')
  await page.keyboard.press('/')
  await page.keyboard.press('k')
  await expect(dialog).toBeHidden()
  const link = page.getByRole('link', { name: 'Search' })
  await link.focus()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await field.fill('canva')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${sampleSite}/find?q=canva`)
  await expect(dialog).toBeHidden()
})

test('an answer that comes too late is dropped', async ({ page }) => {
  const late = Promise.withResolvers<void>()
  await page.route(suggestionsAddress, async (route) => {
    const asked = queryOf(route.request().url())
    if (asked === 'can') await late.promise
    const suggestion = {
      kind: 'tool',
      slug: 'a',
      name: `Answer-${asked}`,
      group: 'image',
      category: 'Photos',
      mark: null,
      pricing: 'free',
      tools: null,
    }
    await route.fulfill({ json: { data: { suggestions: [suggestion] } } }).catch(() => undefined)
  })
  await page.goto('/')
  const field = await enterField(page)
  const asking = page.waitForRequest(/q=can(&|$)/)
  await field.fill('can')
  await asking
  await field.fill('canva')
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('option')).toHaveText(/Answer-canva/)
  late.resolve()
  await page.waitForTimeout(300)
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('option')).toHaveText(/Answer-canva/)
})

test('no request is sent while a Japanese word is being composed', async ({ page, context }) => {
  const questions: string[] = []
  page.on('request', (request) => {
    const asked = queryOf(request.url())
    if (request.url().includes('getSuggestions') && asked !== '') questions.push(asked)
  })
  await page.goto('/ja')
  await enterField(page)
  const keyboard = await context.newCDPSession(page)
  for (const text of ['ｈ', 'ほ', 'ほｎ', 'ほん', 'ほんや', 'ほんやく'])
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.waitForTimeout(300)
  expect(questions).toEqual([])
  await keyboard.send('Input.insertText', { text: '翻訳' })
  await expect(page.getByRole('option').locator('mark').first()).toHaveText('翻訳')
  expect(questions).toEqual(['翻訳'])
})

test.describe('when suggestions fail', () => {
  test.use({ expectedFaults: /getSuggestions|Failed to load resource|Failed to fetch|is not valid JSON/ })

  test('S7.3 D7.3 the field still searches, whatever the answer is and if their code cannot be loaded', async ({
    page,
  }) => {
    for (const missing of [suggestionsAddress, /suggestion-box-.*\.js/]) {
      await page.route(missing, (route) => route.fulfill({ status: 503, body: '<p>Oh</p>' }))
      await page.goto('/')
      await page.locator('.hero input[name=q]').click()
      await page.keyboard.type('photo')
      await page.waitForTimeout(250)
      await expect(page.getByRole('option')).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${sampleSite}/find?q=photo`)
    }
  })
})

test('past searches are those submitted; they are offered without a request, and can be deleted', async ({ page }) => {
  for (const text of ['canva', 'remove background']) {
    await page.goto('/')
    await (await enterField(page)).fill(text)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/find\?q=/)
  }
  await page.goto('/find?q=from+a+link')
  await page.goto('/de/rank/hot')
  await waitForScript(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.keyboard.press('Control+k')
  const past = page.getByRole('dialog').getByRole('group', { name: 'Letzte Suchen' }).getByRole('option')
  await expect(past).toHaveText(['remove background', 'canva'])
  await past.first().hover()
  await page.waitForTimeout(200)
  expect(sent.filter((address) => /background|canva/.test(address))).toEqual([])
  await page.keyboard.type('back')
  await expect(past.locator('mark')).toHaveText('back')
  await past.click()
  await expect(page).toHaveURL(`${sampleSite}/de/find?q=remove+background`)
  await page.goto('/de')
  await enterField(page)
  const options = page.getByRole('group', { name: 'Letzte Suchen' }).getByRole('option')
  await page.getByRole('button', { name: /remove background/ }).click()
  await expect(options).toHaveText(['canva'])
  await expect(page.getByRole('group', { name: 'Aufgaben' }).getByRole('option')).toHaveCount(6)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(options).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('polydex:searches:1'))).toBeNull()
})
